import { companyDeleting } from '#features/company/server/public.ts';
import { lockCustomer, readBalance } from '#features/invoicing/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { on } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import { sellerZone } from '../entitlements/entitle.ts';
import { issuePriced } from '../invoice/issue-priced.ts';
import { chargeItems, termAt } from '../pricing/lines.ts';
import { invoiceOf } from '../pricing/price.ts';
import { catalogueInForce } from '../sale/catalogue-in-force.ts';
import { isSaleOn, readCatalogues } from '../sale/store-sale.ts';
import { readState } from '../state/read-state.ts';
import { readHome } from '../state/store-periods.ts';
import { lockSubscription } from '../store-subscription.ts';
import { followPeriods } from './follow-periods.ts';

/** A company that is deleted pays for the days before, and no day after (subscription.36). */
export const lastDays = on(companyDeleting, async ({ company, services, now }) => {
  if (await isSaleOn(company)) await billLastDays(company, services, now);
});

async function billLastDays(company: Company, services: Services, now: Date): Promise<void> {
  const row = await lockSubscription(company);
  if (!row) return;
  const catalogues = await readCatalogues(company);
  await followPeriods(company, { services, row, catalogues, now });
  const today = dayIn((await readHome(company)).timeZone, now);
  const { state, circumstances } = await readState(company, { today, catalogues });
  if (state.anchor === null || state.interval === null) return;
  const term = termAt(state, today);
  const { lines } = chargeItems({ state, term, interval: state.interval, upTo: today, circumstances }, state.items);
  // What a year was paid ahead stays paid.
  const used = lines.filter(({ net, subjectId }) => net > 0 || !state.items.some(({ itemId }) => itemId === subjectId));
  await lockCustomer(company, company.id);
  const day = dayIn(sellerZone, now);
  const vatPercent = catalogueInForce(catalogues, day)?.vatPercent ?? 0;
  const invoice = invoiceOf(used, { day, balance: await readBalance(company, company.id), vatPercent });
  // Its card is forgotten with it.
  const method = row.collectionMethod === 'ehf' ? 'ehf' : 'invoice';
  if (invoice) await issuePriced(company, invoice, { services, row, method, items: state.items, catalogues, vatPercent, now });
}
