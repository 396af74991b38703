import type { PaidState } from './shapes.ts';

/** A plan in the log, and for how much it is where it has steps. */
interface LoggedPlan {
  plan: string;
  upTo?: number;
}

/** The tiers that are paid for, for the log: `contracts-premium-100` is that plan for up to 100. */
export function plansOf({ items }: Pick<PaidState, 'items'>): LoggedPlan[] {
  const running = items.filter(({ to }) => to === null).map(({ tierId }) => tierId);
  return running.length === 0 ? [{ plan: 'free' }] : running.toSorted().map(loggedPlan);
}

function loggedPlan(tierId: string): LoggedPlan {
  const [, plan = tierId, upTo] = /^(.*)-(\d+)$/.exec(tierId) ?? [];
  return { plan, ...(upTo !== undefined && { upTo: Number(upTo) }) };
}
