import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { getPlans } from '../../contract/endpoints-overview.ts';
import { collectionMethods, type SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { BuyerSections } from '../payment/BuyerSections.tsx';
import { CardsSection } from '../payment/CardsSection.tsx';
import { MethodCards } from '../payment/MethodCards.tsx';
import { addressOfChoice, choiceAddressOf, orderOfAddress } from '../plans/choice-address.ts';
import { isSameChoice } from '../plans/choice.ts';
import { offerOf, type Offer } from '../plans/offer.ts';
import { choiceOfItems } from '../plans/order.ts';
import styles from '../plans/plans.module.css';
import { ConfirmSum } from './ConfirmSum.tsx';
import { DiscountField } from './DiscountField.tsx';
import type { OrderKind } from './order-kind.ts';
import { useDiscount } from './use-discount.ts';
import { usePurchase } from './use-purchase.ts';

interface ConfirmPurchaseProps {
  overview: SubscriptionOverview;
  sold: Answer<typeof getPlans>;
  takesEhf: boolean;
  kind: OrderKind;
}

/** How it is paid and who gets the invoices on the left, what it comes to beside it. All that is chosen stands in the address. */
export function ConfirmPurchase({ overview, sold, takesEhf, kind }: ConfirmPurchaseProps) {
  const t = useTexts<typeof en>('subscription');
  const [query, change] = useQuery();
  const current = choiceOfItems(overview);
  const [hadCode] = useState(Boolean(query['dc']));
  const offer = offerOf(sold, overview.items);
  const { choice, unknown } = orderOfAddress(query, offer, current);
  const method =
    collectionMethods.find((one) => one === query['method']) ?? overview.collectionMethod ?? (takesEhf ? 'ehf_invoice' : 'invoice');
  const discount = useDiscount(choice);
  const agreement = sold.serviceAgreementVersion;
  const purchase = usePurchase({ overview, choice, method, discount, agreement });
  const { problems } = purchase;
  const isNothing = choice.plans.length === 0;
  if (unknown.length > 0) return <Unknown names={unknown} offer={offer} />;
  // A code is for the plans that one has as well (subscription.16); who takes it out may type another.
  if (isSameChoice(choice, current) && (isNothing || !(hadCode || query['dc'] || discount.typed)))
    return <Same isNothing={isNothing} isOnTrial={overview.isCurrentlyOnTrial} />;
  const back = new URLSearchParams({ ...filled({ ...query, ...addressOfChoice(choice) }), method: 'payment_card' });
  return (
    <div className={styles['page']}>
      <div className={styles['choices']}>
        {isNothing && <Notice tone="warn">{t('confirm.nothing')}</Notice>}
        {!isNothing && (
          <>
            <ActionSection title={t('confirm.pay')}>
              <MethodCards
                method={method}
                takesCards={overview.takesCards}
                takesEhf={takesEhf}
                label={t('confirm.pay')}
                error={problems.method}
                onChange={(next) => change({ method: next })}
              />
            </ActionSection>
            {method === 'payment_card' && (
              <CardsSection
                cards={overview.cards}
                mayChange={overview.permissions.change}
                returnPath={`/organisation/subscription/confirm?${back}`}
                problem={problems.card}
              />
            )}
            <BuyerSections overview={overview} problems={problems} />
            <DiscountField discount={discount} problem={problems.discount} />
          </>
        )}
      </div>
      <ConfirmSum purchase={purchase} kind={kind} method={method} />
    </div>
  );
}

/** Nothing of the order is shown with what is not sold left out: it would end plans that nobody wants to end. */
function Unknown({ names, offer }: { names: readonly string[]; offer: Offer }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const [query] = useQuery();
  const nameOf = (name: string): string => {
    const plan = offer.plans.find(({ planId }) => planId === name);
    return plan ? t('choose.unknown.step', { plan: t(`plan.${plan.planId}`) }) : name;
  };
  return (
    <Notice tone="warn" title={t('choose.unknown.title')}>
      {t('choose.unknown.text', { names: format.list(names.map(nameOf)) })}{' '}
      <Link to="/organisation/subscription" query={{ view: 'plans', ...choiceAddressOf(query) }}>
        {t('confirm.back')}
      </Link>
    </Notice>
  );
}

/** The address names what the company has already, or nothing. */
function Same({ isNothing, isOnTrial }: { isNothing: boolean; isOnTrial: boolean }) {
  const t = useTexts<typeof en>('subscription');
  const [{ dc }] = useQuery();
  const nothing = t(isOnTrial ? 'choose.sum.nothingOnTrial' : 'choose.sum.nothing');
  return (
    <Notice tone="note">
      {isNothing ? nothing : t('choose.sum.same')}{' '}
      <Link to="/organisation/subscription" query={{ view: 'plans', dc }}>
        {t('confirm.back')}
      </Link>
    </Notice>
  );
}

function filled(query: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as const] : [])));
}
