import { addDays } from '#kernel/contract/days.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import { termAt } from '../pricing/lines.ts';
import type { Circumstances, PaidState } from '../pricing/shapes.ts';
import { readPauses } from '../sale/store-pauses.ts';
import { countUsers } from '../store-users.ts';
import { readUsers } from '../users/store-users.ts';
import { readPeriods } from './store-periods.ts';
import { readBilled, readDiscounts, readPaidItems, readPendingChanges } from './store-state.ts';

export interface ReadState {
  state: PaidState;
  circumstances: Circumstances;
}

/** Everything that decides what the company is charged, in a constant number of statements. */
export async function readState(
  company: Company,
  { today, catalogues }: { today: string; catalogues: readonly Catalogue[] },
): Promise<ReadState> {
  const periods = await readPeriods(company);
  // Nothing before the running term is charged any more; a term that the clock is late with runs still.
  const from = periods.nextDay === null ? today : termAt(periods, addDays(periods.nextDay, -1)).from;
  const state: PaidState = {
    ...periods,
    items: await readPaidItems(company, from),
    changes: await readPendingChanges(company),
    discounts: await readDiscounts(company, from),
    billed: await readBilled(company),
  };
  const counted = await readUsers(company, from);
  const users = await countUsers(company);
  const usersByDay = [...counted.filter(({ day }) => day < today), { day: today, users }];
  return { state, circumstances: { usersByDay, catalogues, pauses: await readPauses(company), makeId: newId } };
}
