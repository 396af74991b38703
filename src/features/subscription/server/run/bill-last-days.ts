import { companyDeleting } from '#features/company/server/public.ts';
import { saveCustomer, lockCustomer, readBalance, readLines, readUnpaid, setOffBalance } from '#features/invoicing/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { on } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import { sellerZone } from '../seller-zone.ts';
import { issuePriced } from '../invoice/issue-priced.ts';
import { closingLines } from '../pricing/close.ts';
import { invoiceOf } from '../pricing/price.ts';
import type { PaidItem } from '../pricing/shapes.ts';
import { readRunningPurchase } from '../purchase/store-purchase.ts';
import { catalogueInForce } from '../sale/catalogue-in-force.ts';
import { readCatalogues } from '../sale/store-sale.ts';
import { readState } from '../state/read-state.ts';
import { readHome } from '../state/store-periods.ts';
import { lockSubscription } from '../store-subscription.ts';
import { followPeriods, methodOf } from './follow-periods.ts';

/**
 * A company that is deleted pays for the days before, and no day after: what it paid ahead is credited, and set off against everything that it has not paid
 * (subscription.36).
 */
export const lastDays = on(companyDeleting, async ({ company, services, now }) => {
  await billLastDays(company, services, now);
  await setOffBalance({ company, services, now }, company.id);
});

async function billLastDays(company: Company, services: Services, now: Date): Promise<void> {
  const row = await lockSubscription(company);
  if (!row) return;
  const { billingInformation: buyer } = row;
  // What its card may still pay is booked on a customer with a name.
  if (buyer && (await readRunningPurchase(company))) await saveCustomer(company, { companyId: company.id, name: buyer.companyName });
  const catalogues = await readCatalogues(company);
  await followPeriods(company, { services, row, catalogues, now, isLast: true });
  const today = dayIn((await readHome(company)).timeZone, now);
  const { state, circumstances } = await readState(company, { today, catalogues });
  if (state.anchor === null) return;
  const lines = closingLines(state, today, circumstances);
  await lockCustomer(company, company.id);
  const day = dayIn(sellerZone, now);
  const vatPercent = catalogueInForce(catalogues, day)?.vatPercent ?? 0;
  const invoice = invoiceOf(lines, { day, balance: await readBalance(company, company.id), vatPercent });
  if (!invoice) return;
  const corrects = invoice.kind === 'creditNote' ? await unpaidOf(company, state.items) : undefined;
  await issuePriced(company, invoice, {
    services,
    row,
    method: methodOf(row, { isLast: true }),
    items: state.items,
    catalogues,
    vatPercent,
    now,
    ...(corrects && { corrects }),
  });
}

/** The invoice of these plans that is not paid: the credit note names it. */
async function unpaidOf(company: Company, items: readonly PaidItem[]): Promise<string | undefined> {
  const unpaid = await readUnpaid(company, company.id);
  const lines = await readLines(
    company,
    unpaid.filter(({ kind }) => kind === 'invoice').map(({ invoiceId }) => invoiceId),
  );
  const found = lines.filter(({ net, itemId }) => net > 0 && items.some((item) => item.itemId === itemId));
  return unpaid.findLast(({ invoiceId }) => found.some((line) => line.invoiceId === invoiceId))?.invoiceId;
}
