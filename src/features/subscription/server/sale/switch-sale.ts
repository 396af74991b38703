import { limitsOf } from '#features/billing/server/public.ts';
import { readSeller } from '#features/invoicing/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Services } from '#kernel/server/services.ts';
import { entitle } from '../entitlements/entitle.ts';
import { sellerZone } from '../seller-zone.ts';
import { creditUnsoldDays } from '../run/credit-unsold-days.ts';
import { setDue } from '../store-clock.ts';
import { readSubscription } from '../store-subscription.ts';
import { beginTrial } from '../trial/begin-trial.ts';
import { catalogueInForce } from './catalogue-in-force.ts';
import { isSaleOn, readCatalogues, writeSale } from './store-sale.ts';

export const followSaleJob = 'subscription.follow-sale';

/** What must be known before anything is sold (subscription.4); `vat`: a seller outside the register of VAT, by prices with VAT. */
export type MissingForSale = 'prices' | 'seller' | 'vat';

/** Switches the payment solution on, and gives the companies that are there their trial; answers what is missing for it. */
export function switchSaleOn(services: Services): Promise<MissingForSale[]> {
  return services.database.transaction(async (unit) => {
    const missing = await missingForSale(unit, services);
    if (missing.length === 0) await switchSale(services, unit, true);
    return missing;
  });
}

/** Switches the payment solution off: nothing is locked any more, and what companies have is kept for when it is on again. */
export function switchSaleOff(services: Services): Promise<void> {
  return services.database.transaction((unit) => switchSale(services, unit, false));
}

/** What is missing now; `vat` also by prices that begin later. */
export async function missingForSale(unit: Unit, { clock }: Pick<Services, 'clock'>): Promise<MissingForSale[]> {
  const today = dayIn(sellerZone, clock.now());
  const catalogues = await readCatalogues(unit);
  const sold = catalogueInForce(catalogues, today);
  const seller = await readSeller(unit);
  const hasVat = catalogues.some(({ version, from, vatPercent }) => vatPercent > 0 && (version === sold?.version || from > today));
  const isVatMissing = seller !== undefined && !seller.isVatRegistered && hasVat;
  return [...(sold ? [] : (['prices'] as const)), ...(seller ? [] : (['seller'] as const)), ...(isVatMissing ? (['vat'] as const) : [])];
}

async function switchSale({ clock, jobs }: Pick<Services, 'clock' | 'jobs'>, unit: Unit, isOn: boolean): Promise<void> {
  if (await writeSale(unit, { isOn, now: clock.now() })) await jobs.enqueue(unit, followSaleJob, {});
}

/** Brings every company to what the switch says: a trial for those without a subscription, and what each of them has opened or closed. */
export async function followSale(services: Services): Promise<void> {
  const isOn = await services.database.read(isSaleOn);
  await forEachCompany(services.database, (company) => followSaleIn(company, services, isOn));
}

/** The same of one company. */
export async function followSaleIn(company: Company, services: Services, isOn: boolean): Promise<void> {
  const now = services.clock.now();
  const row = await readSubscription(company);
  if (isOn && !row) {
    const used = await limitsOf({ company, services }, ['signatureLimit']);
    return beginTrial(company, { now, signaturesBefore: used.get('signatureLimit')?.used ?? 0 });
  }
  if (!row) return;
  if (isOn) await creditUnsoldDays(company, services, now);
  await entitle(company, now);
  // Whatever came due while nothing was sold is done by the clock.
  await setDue(company, isOn ? now : null);
}
