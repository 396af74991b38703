import { Select } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { useMoney } from '../use-money.ts';
import type { OfferedPlan, OfferedTier } from './offer.ts';
import styles from './plans.module.css';

interface TierSelectProps {
  plan: OfferedPlan;
  tierId: string;
  onChange: (tierId: string) => void;
}

/** The steps of a plan. */
export function TierSelect({ plan, tierId, onChange }: TierSelectProps) {
  const t = useTexts<typeof en>('subscription');
  const money = useMoney();
  // A plan by user has no steps: several are what it cost when it was bought and what it costs now.
  const isByUser = plan.charged === 'perUser';
  const nameOf = ({ limit, price, isSold }: OfferedTier): string => {
    const said = isByUser
      ? t('choose.tierOptionUser', { price: money(price) })
      : limit === null
        ? t('choose.tierOptionFree', { price: money(price) })
        : t('choose.tierOption', { limit, price: money(price) });
    return isSold ? said : t('choose.tierNotSold', { tier: said });
  };
  return (
    <Select
      className={styles['tier']}
      label={t(isByUser ? 'choose.tierPrice' : 'choose.tier')}
      data={plan.tiers.map((tier) => ({ value: tier.tierId, label: nameOf(tier) }))}
      value={tierId}
      onChange={(value) => value !== null && onChange(value)}
      allowDeselect={false}
    />
  );
}
