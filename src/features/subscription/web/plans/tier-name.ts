import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getPlans } from '../../contract/endpoints-overview.ts';
import type { en } from '../../texts/en.ts';
import type { PlanId } from './offer.ts';

/** A plan with the number that its step includes: “Contracts Standard, up to 50”. */
export function useTierName(): (tier: { planId: PlanId; tierId: string | null }) => string {
  const t = useTexts<typeof en>('subscription');
  const { answer } = useCall(getPlans, {}, { staleMinutes: 30 });
  const limits = new Map(answer?.plans.flatMap(({ tiers }) => tiers.map(({ tierId, limit }) => [tierId, limit] as const)));
  return ({ planId, tierId }) => {
    const limit = tierId === null ? null : (limits.get(tierId) ?? null);
    const plan = t(`plan.${planId}`);
    return limit === null ? plan : t('planUpTo', { plan, limit });
  };
}
