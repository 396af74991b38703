import type { Interval } from '../../contract/catalogue.ts';

/** The interval after what is scheduled. */
export function comingInterval(changes: readonly { kind: string }[], held: Interval): Interval {
  if (changes.some(({ kind }) => kind === 'monthly')) return 'month';
  return changes.some(({ kind }) => kind === 'yearly') ? 'year' : held;
}
