import { addDays, minDay } from '#kernel/contract/days.ts';
import { chargeItems, termAt } from './lines.ts';
import type { Circumstances, PaidState, PricedLine } from './shapes.ts';

/** What is charged and credited when everything ends before a day: days that were used, and days that were paid ahead (subscription.36). */
export function closingLines(state: PaidState, day: string, circumstances: Circumstances): PricedLine[] {
  if (state.interval === null) return [];
  const items = state.items.map((item) => ({ ...item, to: minDay(item.to ?? day, addDays(day, -1)) }));
  const charging = { state: { ...state, items }, term: termAt(state, day), interval: state.interval, upTo: day, circumstances };
  return chargeItems(charging, items).lines;
}
