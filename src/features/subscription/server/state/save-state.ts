import { addDays } from '#kernel/contract/days.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PaidState } from '../pricing/shapes.ts';
import { endItems, insertItems, writeBilled, writeChanges, writeDiscounts, writePeriods } from './store-state.ts';

/** Writes what has become of a state on a day. Plans that are in it no longer have ended the day before. */
export async function saveState(
  company: Company,
  { before, after, day, now }: { before: PaidState; after: PaidState; day: string; now: Date },
): Promise<void> {
  const known = new Set(before.items.map(({ itemId }) => itemId));
  const running = new Set(after.items.filter(({ to }) => to === null).map(({ itemId }) => itemId));
  const ended = before.items.filter(({ itemId, to }) => to === null && !running.has(itemId)).map(({ itemId }) => itemId);
  if (ended.length > 0) await endItems(company, ended, addDays(day, -1));
  await insertItems(
    company,
    after.items.filter(({ itemId }) => !known.has(itemId)),
    now,
  );
  await writeChanges(company, after.changes, now);
  await writeDiscounts(company, after.discounts);
  await writeBilled(company, after.billed);
  await writePeriods(company, after);
}
