import type { InvoiceStateEvent } from '#features/invoicing/server/public.ts';
import { invoiceStateChanged, readUnpaid } from '#features/invoicing/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import { on } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { entitle } from '../entitlements/entitle.ts';
import { notifyAdmins } from '../letters/notify-admins.ts';
import { isCompanyThere, lockSubscription, writeLock } from '../store-subscription.ts';

export const followInvoicesJob = 'subscription.follow-invoices';

/** An invoice’s state is told in a transaction of the books, so what it means for the company is done by itself after the commit. */
export const listenToInvoices = on(invoiceStateChanged, async ({ company, services, invoice }: InvoiceStateEvent) => {
  await services.jobs.enqueue(company, followInvoicesJob, { companyId: invoice.companyId });
});

/** Closes what Free does not have while an invoice is unpaid for 30 days, and opens it again (subscription.33). */
export async function followInvoices(services: Services, data: Record<string, unknown>): Promise<void> {
  const companyId = Number(data['companyId']);
  await services.database.forCompany(companyId, async (company) => {
    // The books outlive the company.
    if (await isCompanyThere(company)) await followUnpaid(company, services);
  });
}

async function followUnpaid(company: Company, services: Services): Promise<void> {
  const now = services.clock.now();
  const row = await lockSubscription(company);
  if (!row) return;
  publishChanges(company, { entity: subscriptionKind, entityId: row.subscriptionUuid });
  const unpaid = await readUnpaid(company, company.id);
  // What was written off as a loss is not paid by that (subscription.41).
  const locking = unpaid.find(({ state }) => state === 'nonpayment');
  if ((locking !== undefined) === (row.lockedAt !== null)) return;
  await writeLock(company, locking ? now : null);
  await entitle(company, now);
  await writeAudit(company, systemCaller(locking ? 'subscription.lock' : 'subscription.unlock', { at: now }), [
    { entity: subscriptionKind, entityId: row.subscriptionUuid, after: { isLockedByNonpayment: locking !== undefined } },
  ]);
  if (locking) await notifyAdmins(services, company, 'locked', { words: { invoice: String(locking.number) } });
}
