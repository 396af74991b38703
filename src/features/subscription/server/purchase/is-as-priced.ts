import { isDeepStrictEqual } from 'node:util';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import type { PaidState } from '../pricing/shapes.ts';
import { readState } from '../state/read-state.ts';
import type { DecidedPurchase } from './complete-purchase.ts';

/** Whether the company's plans are still those that a purchase was priced by. */
export async function isAsPriced(company: Company, { before, day }: DecidedPurchase, catalogues: readonly Catalogue[]): Promise<boolean> {
  const { state } = await readState(company, { today: day, catalogues });
  // What was kept as JSON has its fields in another order.
  return isDeepStrictEqual(decidingOf(state), decidingOf(before));
}

const decidingOf = ({ anchor, nextDay, items, changes, discounts, billed }: PaidState): object => ({
  anchor,
  nextDay,
  items,
  changes,
  discounts,
  billed,
});
