import type { Interval } from '#kernel/contract/deadlines.ts';
import { longestTerm } from '../terms.ts';

/** The months that a number of days may be meant as: 30 days are not a month, and a notice date differs by days (contracts.88). */
export function fullMonths({ number, unit }: Interval): number | null {
  const months = number / 30;
  return unit === 'day' && Number.isInteger(months) && months >= 1 && months <= longestTerm.month ? months : null;
}
