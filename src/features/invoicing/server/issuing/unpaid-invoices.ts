import type { Unit } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Invoice } from '../../contract/invoice.ts';
import { readUnpaidPage } from './store-invoices.ts';

const pageSize = 500;

/** The unpaid invoices of all customers that are due before a day, or those of each page that are chosen. No transaction is open between them. */
export async function* unpaidInvoices(
  { database }: Pick<Services, 'database'>,
  dueBefore: string,
  choose: (page: Invoice[], unit: Unit) => Invoice[] | Promise<Invoice[]> = (page) => page,
): AsyncGenerator<Invoice> {
  let page: Invoice[] = [];
  do {
    const after = page.at(-1);
    yield* await database.transaction(async (unit) => {
      page = await readUnpaidPage(unit, { dueBefore, after, limit: pageSize });
      return choose(page, unit);
    });
  } while (page.length === pageSize);
}
