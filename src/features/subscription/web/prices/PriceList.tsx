import { useId } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import { getPriceList } from '../../contract/endpoints-overview.ts';
import type { PricedPlan, SoldProduct } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useMoney } from '../use-money.ts';
import styles from './price-list.module.css';

/** The plans and packs that are sold and their prices; nothing while nothing is sold, or when they cannot be read. */
export function PriceList() {
  const t = useTexts<typeof en>('subscription');
  const heading = useId();
  const priceOf = usePrice();
  const { answer } = useCall(getPriceList, {}, { staleMinutes: 30 });
  if (!answer || answer.plans.length === 0) return null;
  return (
    <section className={styles['prices']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {t('priceList.title')}
      </h2>
      <FramedList label={t('priceList.title')}>
        {answer.plans.map((plan) => (
          <FramedRow key={plan.planId}>
            <TwoLines about={priceOf(plan)}>{t(`plan.${plan.planId}`)}</TwoLines>
          </FramedRow>
        ))}
      </FramedList>
      <Packs products={answer.products} />
      <p className={styles['vat']}>{t('choose.vat')}</p>
    </section>
  );
}

/** Packs of signatures, which need a paid plan. */
function Packs({ products }: { products: readonly SoldProduct[] }) {
  const t = useTexts<typeof en>('subscription');
  const money = useMoney();
  if (products.length === 0) return null;
  return (
    <>
      <h2 className={styles['title']}>{t('choose.packs.title')}</h2>
      <p className={styles['lead']}>
        {t('choose.packs.lead')} {t('choose.packs.needsPlan')}
      </p>
      <FramedList label={t('choose.packs.title')}>
        {products.map(({ productId, price }) => (
          <FramedRow key={productId}>
            <TwoLines about={t('choose.packs.price', { price: money(price) })}>{t(`product.${productId}`)}</TwoLines>
          </FramedRow>
        ))}
      </FramedList>
    </>
  );
}

function usePrice(): (plan: PricedPlan) => string {
  const t = useTexts<typeof en>('subscription');
  const money = useMoney();
  return ({ charged, fewestUsers, prices: [lowest = 0, ...others] }) => {
    const price = money(lowest);
    if (charged === 'perUser')
      return fewestUsers > 1 ? t('priceList.fewest', { price, fewest: fewestUsers }) : t('priceList.perUser', { price });
    return t(others.length > 0 ? 'priceList.from' : 'priceList.flat', { price });
  };
}
