import type { Company } from '#kernel/server/database/unit.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import { readState } from '../state/read-state.ts';
import type { DecidedPurchase } from './complete-purchase.ts';

/** Whether the company's plans are still those that a purchase was priced by. */
export async function isAsPriced(company: Company, { before, day }: DecidedPurchase, catalogues: readonly Catalogue[]): Promise<boolean> {
  const { state } = await readState(company, { today: day, catalogues });
  return (
    JSON.stringify([state.anchor, state.nextDay, state.items, state.changes, state.billed]) ===
    JSON.stringify([before.anchor, before.nextDay, before.items, before.changes, before.billed])
  );
}
