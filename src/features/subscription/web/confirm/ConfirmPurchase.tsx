import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { getPlans } from '../../contract/endpoints-overview.ts';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { BuyerSections } from '../payment/BuyerSections.tsx';
import { CardsSection } from '../payment/CardsSection.tsx';
import { MethodCards } from '../payment/MethodCards.tsx';
import { choiceOfAddress } from '../plans/choice-address.ts';
import { offerOf } from '../plans/offer.ts';
import styles from '../plans/plans.module.css';
import { ConfirmSum } from './ConfirmSum.tsx';
import { DiscountField } from './DiscountField.tsx';
import { useDiscount } from './use-discount.ts';

interface ConfirmPurchaseProps {
  overview: SubscriptionOverview;
  sold: Answer<typeof getPlans>;
}

/** How it is paid and who gets the invoices on the left, what it comes to beside it. */
export function ConfirmPurchase({ overview, sold }: ConfirmPurchaseProps) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const [query] = useQuery();
  const { choice, unknown } = choiceOfAddress(query, offerOf(sold));
  const [method, setMethod] = useState(overview.collectionMethod ?? 'invoice');
  const discount = useDiscount(choice);
  const isNothing = choice.plans.length === 0;
  return (
    <div className={styles['page']}>
      <div className={styles['choices']}>
        {unknown.length > 0 && (
          <Notice tone="warn" title={t('choose.unknown.title')}>
            {t('choose.unknown.text', { names: format.list(unknown) })}{' '}
            <Link to="/organisation/subscription" query={{ view: 'plans' }}>
              {t('confirm.back')}
            </Link>
          </Notice>
        )}
        {isNothing && unknown.length === 0 && <Notice tone="warn">{t('confirm.nothing')}</Notice>}
        {!isNothing && (
          <>
            <ActionSection title={t('confirm.pay')}>
              <MethodCards method={method} takesCards={overview.takesCards} label={t('confirm.pay')} onChange={setMethod} />
            </ActionSection>
            {method === 'card' && <CardsSection cards={overview.cards} mayChange={overview.permissions.change} />}
            <BuyerSections overview={overview} />
            <DiscountField discount={discount} />
          </>
        )}
      </div>
      <ConfirmSum
        overview={overview}
        choice={choice}
        method={method}
        discountCode={discount.code}
        agreement={sold.serviceAgreementVersion}
        isUnknown={unknown.length > 0}
      />
    </div>
  );
}
