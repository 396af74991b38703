import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getCompanyOverview, getPlans } from '../../contract/endpoints-overview.ts';
import type { en } from '../../texts/en.ts';
import type { PlanId } from './offer.ts';
import { tierLimits } from './tier-limits.ts';

/** A plan with the number that its step includes: “Contracts Standard, up to 50”. */
export function useTierName(): (tier: { planId: PlanId; tierId: string | null }) => string {
  const t = useTexts<typeof en>('subscription');
  const { answer: sold } = useCall(getPlans, {}, { staleMinutes: 30 });
  const { answer: overview } = useCall(getCompanyOverview, {});
  const limitOf = tierLimits(sold?.plans ?? [], overview?.items ?? []);
  return ({ planId, tierId }) => {
    const limit = limitOf(tierId);
    const plan = t(`plan.${planId}`);
    return limit === null ? plan : t('planUpTo', { plan, limit });
  };
}
