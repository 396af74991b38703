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
import { addressOfChoice, choiceOfAddress } from '../plans/choice-address.ts';
import { offerOf } from '../plans/offer.ts';
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
  const { choice, unknown } = choiceOfAddress(query, offerOf(sold, overview.items));
  const method =
    collectionMethods.find((one) => one === query['method']) ?? overview.collectionMethod ?? (takesEhf ? 'ehf_invoice' : 'invoice');
  const discount = useDiscount(choice);
  const agreement = sold.serviceAgreementVersion;
  const purchase = usePurchase({ overview, choice, method, discount, agreement });
  const { problems } = purchase;
  const isNothing = choice.plans.length === 0;
  const back = new URLSearchParams({ ...filled({ ...query, ...addressOfChoice(choice) }), method: 'payment_card' });
  return (
    <div className={styles['page']}>
      <div className={styles['choices']}>
        {unknown.length > 0 && <Unknown names={unknown} />}
        {isNothing && unknown.length === 0 && <Notice tone="warn">{t('confirm.nothing')}</Notice>}
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
      <ConfirmSum purchase={purchase} kind={kind} method={method} isUnknown={unknown.length > 0} />
    </div>
  );
}

function Unknown({ names }: { names: readonly string[] }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  return (
    <Notice tone="warn" title={t('choose.unknown.title')}>
      {t('choose.unknown.text', { names: format.list(names) })}{' '}
      <Link to="/organisation/subscription" query={{ view: 'plans' }}>
        {t('confirm.back')}
      </Link>
    </Notice>
  );
}

function filled(query: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as const] : [])));
}
