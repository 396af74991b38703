import { addDays } from '#kernel/contract/days.ts';
import type { Services } from '#kernel/server/services.ts';
import { bookDay } from '../books-context.ts';
import { earnedBy } from '../rules/earned.ts';
import { post } from './store-ledger.ts';
import { lockUnearned, setEarned } from './store-revenue.ts';
import type { UnearnedLine } from './store-revenue.ts';

/** Lines in one voucher. */
const linesAtOnce = 500;

/** Books what has been earned of paid periods by the end of the last month (subscription.40). What it has booked it does not book again. */
export async function earnLastMonth(services: Services): Promise<void> {
  const today = bookDay(services.clock.now());
  await earnRevenue(services, addDays(`${today.slice(0, 7)}-01`, -1));
}

/** Books what has been earned by the end of a day, some hundred lines in each transaction. */
export async function earnRevenue({ database, clock }: Pick<Services, 'database' | 'clock'>, day: string): Promise<void> {
  let lines: number;
  do {
    lines = await database.transaction(async (unit) => {
      const found = await lockUnearned(unit, { day, limit: linesAtOnce });
      const reached = found.map((line) => ({ ...line, earned: earnedBy(line, day), before: line.earned }));
      await setEarned(unit, reached, day);
      await post(unit, { kind: 'earned', day, at: clock.now(), entries: reached.flatMap(entriesOf) });
      return found.length;
    });
  } while (lines === linesAtOnce);
}

function entriesOf({ companyId, invoiceId, earned, before }: UnearnedLine & { before: number }) {
  const amount = earned - before;
  return [
    { companyId, invoiceId, account: 'deferredRevenue' as const, amount },
    { companyId, invoiceId, account: 'revenue' as const, amount: -amount },
  ];
}
