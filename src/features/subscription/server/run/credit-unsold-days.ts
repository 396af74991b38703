import { lockCustomer, readBalance } from '#features/invoicing/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { issuePriced } from '../invoice/issue-priced.ts';
import { creditPause } from '../pricing/credit-pause.ts';
import { invoiceOf } from '../pricing/price.ts';
import { readRunningPurchase } from '../purchase/store-purchase.ts';
import { catalogueInForce } from '../sale/catalogue-in-force.ts';
import { readPauses } from '../sale/store-pauses.ts';
import { readCatalogues } from '../sale/store-sale.ts';
import { sellerZone } from '../seller-zone.ts';
import { readState } from '../state/read-state.ts';
import { saveState } from '../state/save-state.ts';
import { readHome } from '../state/store-periods.ts';
import { lockSubscription, writeCreditedUntil } from '../store-subscription.ts';

/**
 * When the sale is on again, a year that was paid ahead gets back the days on which nothing was sold, once (subscription.45). A purchase that runs was
 * priced by what holds now: with that it waits until the purchase has ended.
 */
export async function creditUnsoldDays(company: Company, services: Services, now: Date): Promise<void> {
  const row = await lockSubscription(company);
  const last = (await readPauses(company)).at(-1);
  if (!row || !last?.end || row.creditedUntil === last.end || (await readRunningPurchase(company))) return;
  await writeCreditedUntil(company, last.end);
  if (row.interval !== 'year') return;
  const catalogues = await readCatalogues(company);
  const { state: before, circumstances } = await readState(company, { today: dayIn((await readHome(company)).timeZone, now), catalogues });
  const { state: after, lines } = creditPause(before, circumstances);
  if (lines.length === 0) return;
  const day = dayIn(sellerZone, now);
  await saveState(company, { before, after, day, now });
  await lockCustomer(company, company.id);
  const vatPercent = catalogueInForce(catalogues, day)?.vatPercent ?? 0;
  const invoice = invoiceOf(lines, { day, balance: await readBalance(company, company.id), vatPercent });
  // Nobody is charged by card for what is mended.
  const method = row.collectionMethod === 'ehf_invoice' ? 'ehf_invoice' : 'invoice';
  if (invoice) await issuePriced(company, invoice, { services, row, method, items: before.items, catalogues, vatPercent, now });
}
