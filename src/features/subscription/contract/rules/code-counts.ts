interface Code {
  /** Null for all plans. */
  plans: readonly string[] | null;
  includesProducts: boolean;
  /** Null when it gives an amount. */
  percent: number | null;
}

/** Whether a discount code counts for anything that is ordered: one of the plans, or packs when it takes percent off them too (subscription.16). */
export function codeCounts({ plans, includesProducts, percent }: Code, order: { planIds: readonly string[]; hasPacks: boolean }): boolean {
  // Unlimited stands instead of all other plans.
  const ordered = order.planIds.includes('unlimited') ? ['unlimited'] : order.planIds;
  const isForPlan = ordered.some((planId) => plans === null || plans.includes(planId));
  return isForPlan || (includesProducts && percent !== null && order.hasPacks);
}
