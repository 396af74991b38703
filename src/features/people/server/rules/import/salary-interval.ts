import type { Interval } from './read-amount.ts';
import type { RowRead } from './read-cell.ts';
import { folding } from './likeness.ts';

/** The pay interval in a heading such as "Årslønn" or "Hourly wage". */
export function headingInterval(heading: string): Interval | undefined {
  const folded = folding(heading);
  // Not in "arbeidslønn", nor in "full-time".
  if (/\bar(?:s|l[ei]|\b)|\bannual|\byear/.test(folded)) return 'yearly';
  if (/\bman[ae]d|\bmnd\b|\bmonth/.test(folded)) return 'monthly';
  if (/\buke|\bweek/.test(folded)) return 'weekly';
  return /(?<!\b(?:full|part) )\btime|\bhour/.test(folded) ? 'hourly' : undefined;
}

/** Whether a list has pay of which nothing says whether it is for a year, a month, a week or an hour: the user is asked once. */
export function lacksInterval(rows: readonly RowRead[]): boolean {
  return rows.some(({ values, skip }) => !skip && values.salaryAmount !== undefined && values.salaryInterval === undefined);
}
