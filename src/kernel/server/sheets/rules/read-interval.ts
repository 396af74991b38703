import { folding } from './likeness.ts';
import type { Interval } from './read-amount.ts';
import { wordReader, type Words } from './word-reader.ts';

const intervals: Words<Interval> = {
  yearly: 'yearly year annual annually ar arlig arslonn arlonn per-ar pr-ar fastlonn per-year',
  monthly: 'monthly month mnd maned manedlig manedslonn per-maned pr-maned pr-mnd per-mnd per-month fast-manedslonn',
  weekly: 'weekly week uke ukentlig ukelonn per-uke per-week',
  hourly: 'hourly hour time timer timelonn timelonnet per-time pr-time per-hour timesats',
};

/** What an amount is for, by its name in either language. */
export const readInterval = wordReader(intervals);

/** What amounts are for, in a heading such as "Årslønn" or "Hourly wage". */
export function headingInterval(heading: string): Interval | undefined {
  const folded = folding(heading);
  // Not in "arbeidslønn", nor in "full-time".
  if (/\bar(?:s|l[ei]|\b)|\bannual|\byear/.test(folded)) return 'yearly';
  if (/\bman[ae]d|\bmnd\b|\bmonth/.test(folded)) return 'monthly';
  if (/\buke|\bweek/.test(folded)) return 'weekly';
  return /(?<!\b(?:full|part) )\btime|\bhour/.test(folded) ? 'hourly' : undefined;
}
