import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { familyNames, isUnlimited, type Choice } from './choice.ts';
import { ChosenSum } from './ChosenSum.tsx';
import { EverythingChoice } from './EverythingChoice.tsx';
import { IntervalChoice } from './IntervalChoice.tsx';
import type { Offer } from './offer.ts';
import { PackFields } from './PackFields.tsx';
import { PlanFamily } from './PlanFamily.tsx';
import styles from './plans.module.css';
import { choiceOfItems } from './wish.ts';

interface PlanChooserProps {
  overview: SubscriptionOverview;
  offer: Offer;
  yearDiscountPercent: number;
}

/** Choices on the left, and beside them what they come to. */
export function PlanChooser({ overview, offer, yearDiscountPercent }: PlanChooserProps) {
  const t = useTexts<typeof en>('subscription');
  const current = choiceOfItems(overview);
  const [choice, setChoice] = useState(current);
  const [former, setFormer] = useState(current);
  const unlimited = offer.plans.find(({ planId }) => planId === 'unlimited');
  const included = Math.max(0, ...offer.plans.map(({ signaturesPerUser }) => signaturesPerUser));
  const handleChange = (next: Choice): void => {
    if (!isUnlimited(next)) setFormer(next);
    setChoice(next);
  };
  const shared = { choice, current, onChange: handleChange };
  return (
    <div className={styles['page']}>
      <div className={styles['choices']}>
        <IntervalChoice
          interval={choice.interval}
          yearDiscountPercent={yearDiscountPercent}
          onChange={(interval) => handleChange({ ...choice, interval })}
        />
        <p className={styles['lead']}>{t('choose.vat')}</p>
        {unlimited && <EverythingChoice plan={unlimited} users={overview.users} former={former} {...shared} />}
        {!isUnlimited(choice) &&
          familyNames.map((family) => <PlanFamily key={family} family={family} plans={offer.plans} users={overview.users} {...shared} />)}
        <PackFields products={offer.products} included={included} choice={choice} onChange={handleChange} />
      </div>
      <ChosenSum choice={choice} current={current} method={overview.collectionMethod ?? 'invoice'} />
    </div>
  );
}
