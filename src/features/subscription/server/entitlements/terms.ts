import type { LimitKey } from '#features/billing/contract/limits.ts';
import { subscriptionFeatures, type SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Catalogue, Plan, Tier } from '../../contract/catalogue.ts';

export type Limits = Partial<Record<LimitKey, number | null>>;

/** What a subscription opens and allows. */
export interface Terms {
  features: readonly SubscriptionFeature[];
  limits: Limits;
}

const trialSignatures = 20;

/** What a trial opens and allows; the signatures that were used before it count in nothing (subscription.20). */
export function trialTerms({ signaturesBefore }: { signaturesBefore: number }): Terms {
  const limits = {
    employmentContractLimit: 2,
    storageLimit: 1_000_000_000,
    smsLimit: 50,
    signatureLimit: signaturesBefore + trialSignatures,
  };
  return { features: subscriptionFeatures, limits };
}

/** What the free plan opens and allows; signatures are none (subscription.18). */
export function freeTerms(catalogue: Pick<Catalogue, 'plans'> | undefined): Terms {
  const free = catalogue?.plans.find(({ planId }) => planId === 'free');
  const limits = free?.limits ?? { userLimit: 4, administratorLimit: 1, storageLimit: 1_000_000_000 };
  return { features: free?.features ?? [], limits: { signatureLimit: 0, ...limits } };
}

/** The limit that the steps of a plan are steps of. */
function steppedKey({ planId }: Pick<Plan, 'planId'>): LimitKey | undefined {
  if (planId.startsWith('contracts')) return 'contractLimit';
  return planId.startsWith('gdpr') ? 'gdprTreatmentLimit' : undefined;
}

function limitsOf({ plan, tier }: { plan: Plan; tier: Pick<Tier, 'limit'> }): Limits {
  const key = steppedKey(plan);
  return key && tier.limit !== undefined ? { ...plan.limits, [key]: tier.limit } : plan.limits;
}

// What is counted in a trial only; without a word of the plans, it would stay as it is in a trial (subscription.3, sms.5).
const uncounted: Limits = { employmentContractLimit: null, smsLimit: null };

/** What several paid plans open and allow together: of each limit the most generous (subscription.7). */
export function paidTerms(held: readonly { plan: Plan; tier: Pick<Tier, 'limit'> }[]): Terms {
  const open = new Set(held.flatMap(({ plan }) => plan.features));
  const limits: Limits = {};
  for (const each of held)
    for (const [name, maximum] of Object.entries(limitsOf(each))) {
      // The keys of a plan's limits are limit keys.
      const key = name as LimitKey;
      const known = limits[key];
      limits[key] = known === undefined ? maximum : known === null || maximum === null ? null : Math.max(known, maximum);
    }
  return { features: subscriptionFeatures.filter((feature) => open.has(feature)), limits: { ...uncounted, ...limits } };
}
