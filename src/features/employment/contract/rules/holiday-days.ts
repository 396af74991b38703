import type { ComposedContract } from './compose.ts';
import { says } from './law-facts.ts';

/** In weeks, and single days beside them: 25 working days of the Holidays Act are four weeks and one day. */
const lengths: Readonly<Record<string, { weeks: number; days: number }>> = {
  4: { weeks: 4, days: 1 },
  5: { weeks: 5, days: 0 },
  6: { weeks: 6, days: 0 },
};

/** How many days of holiday a year a contract gives somebody who works so many days a week; undefined where it says that in own words. */
export function holidayDays(contract: ComposedContract, daysAWeek: number): number | undefined {
  const chosen = lengths[String(contract.values['holidayRules'])];
  return chosen && says(contract, 'holidayRules') ? chosen.weeks * daysAWeek + chosen.days : undefined;
}
