import type { PaidState } from './shapes.ts';

/** The tiers that are paid for, for the log. */
export function plansOf({ items }: Pick<PaidState, 'items'>): string {
  const running = items.filter(({ to }) => to === null).map(({ tierId }) => tierId);
  return running.length === 0 ? 'free' : running.toSorted().join(', ');
}
