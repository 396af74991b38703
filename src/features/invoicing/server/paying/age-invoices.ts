import type { Services } from '#kernel/server/services.ts';
import { bookDay } from '../books-context.ts';
import { followState } from '../invoice-state.ts';
import { findInvoice, lockInvoice, readUnpaidPage } from '../issuing/store-invoices.ts';
import { lockCustomer } from '../ledger/store-customers.ts';
import type { Invoice } from '../../contract/invoice.ts';

const pageSize = 500;

/** Gives invoices whose day has passed the state that follows of it. */
export async function ageInvoices(services: Services): Promise<void> {
  const today = bookDay(services.clock.now());
  let page: Invoice[] = [];
  do {
    const after = page.at(-1);
    page = await services.database.transaction((unit) => readUnpaidPage(unit, { dueBefore: today, after, limit: pageSize }));
    for (const { invoiceId, companyId } of page) await ageInvoice(services, invoiceId, companyId);
  } while (page.length === pageSize);
}

/** Each in a transaction of its own: what follows of it is written in many places, and a failure keeps back no other. */
async function ageInvoice(services: Services, invoiceId: string, companyId: number): Promise<void> {
  await services.database.transaction(async (company) => {
    await lockCustomer(company, companyId);
    await lockInvoice(company, invoiceId);
    const invoice = await findInvoice(company, invoiceId);
    if (invoice && invoice.state !== 'paid') await followState({ company, services, now: services.clock.now() }, invoice, invoice.unpaid);
  });
}
