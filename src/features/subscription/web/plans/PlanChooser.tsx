import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import { addressOfChoice, choiceOfAddress } from './choice-address.ts';
import { familyNames, isUnlimited, type Choice } from './choice.ts';
import { ChosenSum } from './ChosenSum.tsx';
import { EverythingChoice } from './EverythingChoice.tsx';
import { IntervalChoice } from './IntervalChoice.tsx';
import type { Offer } from './offer.ts';
import { PackFields } from './PackFields.tsx';
import { PlanFamily } from './PlanFamily.tsx';
import { ScheduledNotice } from './ScheduledNotice.tsx';
import styles from './plans.module.css';
import { choiceOfItems } from './order.ts';

interface PlanChooserProps {
  overview: SubscriptionOverview;
  offer: Offer;
  yearDiscountPercent: number;
}

/** Choices on the left, and beside them what they come to. The address keeps them: a page that is loaded again or gone back to has them still. */
export function PlanChooser({ overview, offer, yearDiscountPercent }: PlanChooserProps) {
  const current = choiceOfItems(overview);
  const [query, change] = useQuery();
  // Until something is chosen it is what the company has, also when another tab changes that.
  const [chosen, setChosen] = useState(() =>
    query['planIdsToSubscribe'] === undefined ? undefined : choiceOfAddress(query, offer).choice,
  );
  const choice = chosen ?? current;
  const [former = current, setFormer] = useState<Choice>();
  const unlimited = offer.plans.find(({ planId }) => planId === 'unlimited');
  const included = Math.max(0, ...offer.plans.flatMap(({ tiers }) => tiers.map(({ signaturesPerUser }) => signaturesPerUser)));
  const handleChange = (next: Choice): void => {
    if (!isUnlimited(next)) setFormer(next);
    setChosen(next);
    change(addressOfChoice(next));
  };
  const shared = { choice, current, onChange: handleChange };
  return (
    <div className={styles['page']}>
      <div className={styles['choices']}>
        <ScheduledNotice changes={overview.scheduledChanges} />
        <IntervalChoice
          interval={choice.interval}
          yearDiscountPercent={yearDiscountPercent}
          onChange={(interval) => handleChange({ ...choice, interval })}
        />
        {unlimited && <EverythingChoice plan={unlimited} users={overview.users} former={former} {...shared} />}
        {!isUnlimited(choice) &&
          familyNames.map((family) => <PlanFamily key={family} family={family} plans={offer.plans} users={overview.users} {...shared} />)}
        <PackFields products={offer.products} included={included} choice={choice} onChange={handleChange} />
      </div>
      <ChosenSum
        choice={choice}
        current={current}
        method={overview.collectionMethod ?? 'invoice'}
        isOnTrial={overview.isCurrentlyOnTrial}
      />
    </div>
  );
}
