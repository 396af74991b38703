import type { Unit } from '#kernel/server/database/unit.ts';
import { forEachAlone } from '#kernel/server/for-each-company.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Invoice } from '../../contract/invoice.ts';
import { bookDay } from '../books-context.ts';
import { toPresentRecipient } from '../delivery/present-recipient.ts';
import { storePdf } from '../documents/store-pdf.ts';
import { findInvoice, lockInvoice } from '../issuing/store-invoices.ts';
import { unpaidInvoices } from '../issuing/unpaid-invoices.ts';
import { lockCustomer } from '../ledger/store-customers.ts';
import { reminderDue } from '../rules/reminder-due.ts';
import { reminderMail } from './reminder-mail.ts';
import { insertReminder, readReminders } from './store-reminders.ts';

/** Reminds of what is unpaid, each step once (subscription.33). One for which it fails keeps no other from it. */
export async function sendReminders(services: Services): Promise<void> {
  const today = bookDay(services.clock.now());
  const due = unpaidInvoices(services, today, (page, unit) => dueOf(unit, page, today));
  await forEachAlone(due, 'rows', (invoice) => remind(services, invoice, today));
}

async function dueOf(unit: Unit, invoices: readonly Invoice[], today: string): Promise<Invoice[]> {
  const sent = await readReminders(
    unit,
    invoices.map(({ invoiceId }) => invoiceId),
  );
  return invoices.filter((invoice) => stepOf(invoice, sent, today) !== undefined);
}

function stepOf({ invoiceId, dueDate, unpaid, writtenOffAt }: Invoice, sent: ReadonlyMap<string, number[]>, today: string) {
  if (dueDate === null || unpaid <= 0 || writtenOffAt !== null) return undefined;
  return reminderDue(dueDate, today, sent.get(invoiceId) ?? []);
}

/** Looks again behind the lock: somebody may have paid meanwhile, or another process have reminded. */
async function remind(services: Services, { invoiceId, companyId }: Invoice, today: string): Promise<void> {
  const now = services.clock.now();
  await services.database.forCompany(companyId, async (company) => {
    // The mail of a company that may be deleted is nobody's.
    const unit: Unit = { tx: company.tx };
    await lockCustomer(unit, companyId);
    await lockInvoice(unit, invoiceId);
    const invoice = await findInvoice(unit, invoiceId);
    const days = invoice && stepOf(invoice, await readReminders(unit, [invoiceId]), today);
    const pdf = days && (await storePdf(unit, services, invoiceId, now));
    if (!invoice || !days || !pdf) return;
    await insertReminder(unit, { companyId, invoiceId, days, now });
    await services.queueMail(unit, reminderMail(await toPresentRecipient(company, services, invoice), { days, pdf }));
  });
}
