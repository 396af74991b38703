import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { useMoney } from '../use-money.ts';
import type { Family } from './choice.ts';
import type { OfferedPlan } from './offer.ts';

/** What the free plan allows (subscription.5). */
const freeUsers = 4;

/** What plans give and cost, for a company of so many users. */
export function usePlanWords(users: number) {
  const t = useTexts<typeof en>('subscription');
  const money = useMoney();
  return {
    /** Any paid plan lifts the number of people (subscription.7). */
    without: (family: Family, isAlone: boolean): string =>
      family === 'hr' && !isAlone ? t('choose.hr.noneBeside') : t(`choose.${family}.noneText`, { users: freeUsers }),
    /** With a word of it when none of its steps is sold any more. */
    nameOf: ({ planId, tiers }: Pick<OfferedPlan, 'planId' | 'tiers'>): string => {
      const name = t(`plan.${planId}`);
      return tiers.some(({ isSold }) => isSold) ? name : t('choose.tierNotSold', { tier: name });
    },
    about: (plan: OfferedPlan, tierId?: string): string => {
      const { planId, charged, tiers } = plan;
      const tier = tiers.find((one) => one.tierId === tierId) ?? tiers[0];
      if (!tier) return '';
      const price = money(tier.price);
      if (charged === 'perUser') {
        const { fewestUsers } = tier;
        const sum = money(Math.max(fewestUsers, users) * tier.price);
        return users < fewestUsers
          ? t('choose.fewest', { price, users, fewest: fewestUsers, sum })
          : t('choose.perUser', { price, users, sum });
      }
      if (tier.limit === null) return t('choose.flat', { price });
      const family = planId.startsWith('gdpr') ? 'gdpr' : 'contracts';
      return t(`choose.${family}.text`, { price, limit: tier.limit });
    },
  };
}
