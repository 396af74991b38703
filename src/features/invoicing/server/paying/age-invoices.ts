import { forEachAlone } from '#kernel/server/for-each-company.ts';
import type { Services } from '#kernel/server/services.ts';
import { bookDay } from '../books-context.ts';
import { followState } from '../invoice-state.ts';
import { findInvoice, lockInvoice } from '../issuing/store-invoices.ts';
import { unpaidInvoices } from '../issuing/unpaid-invoices.ts';
import { lockCustomer } from '../ledger/store-customers.ts';

/** Gives invoices whose day has passed the state that follows of it. One for which it fails keeps no other from it. */
export async function ageInvoices(services: Services): Promise<void> {
  const today = bookDay(services.clock.now());
  await forEachAlone(unpaidInvoices(services, today), 'rows', ({ invoiceId, companyId }) => ageInvoice(services, invoiceId, companyId));
}

/** Each in a transaction of its own: what follows of it is written in many places. */
async function ageInvoice(services: Services, invoiceId: string, companyId: number): Promise<void> {
  await services.database.transaction(async (company) => {
    await lockCustomer(company, companyId);
    await lockInvoice(company, invoiceId);
    const invoice = await findInvoice(company, invoiceId);
    if (invoice && invoice.state !== 'paid') await followState({ company, services, now: services.clock.now() }, invoice, invoice.unpaid);
  });
}
