import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { entitle } from '../entitlements/entitle.ts';
import { sellerZone } from '../seller-zone.ts';
import { readRunningPurchase } from '../purchase/store-purchase.ts';
import { beginningOf, earliest } from '../rules/next-due.ts';
import { followPeriods } from '../run/follow-periods.ts';
import { isSaleOn, readCatalogues } from '../sale/store-sale.ts';
import { followSignatures } from '../signatures/follow-signatures.ts';
import { readHome } from '../state/store-periods.ts';
import { setDue } from '../store-clock.ts';
import { lockSubscription, readItems } from '../store-subscription.ts';
import { followTrial } from '../trial/follow-trial.ts';
import { nextStepAt } from '../trial/trial-steps.ts';

const waitMilliseconds = 600_000;

/** Does what has come due for one company, in one transaction, and says when to look again. Done twice, it does nothing more. */
export async function runCompany(company: Company, services: Services): Promise<void> {
  const now = services.clock.now();
  const row = await lockSubscription(company);
  if (!row || !(await isSaleOn(company))) return setDue(company, null);
  // A purchase was priced by what holds now.
  if (await readRunningPurchase(company)) return setDue(company, new Date(now.getTime() + waitMilliseconds));
  const catalogues = await readCatalogues(company);
  const nextPeriod = await followPeriods(company, { services, row, catalogues, now });
  const today = dayIn(sellerZone, now);
  const yearEnd = await followSignatures(company, { services, catalogues, day: today });
  const items = await readItems(company, today);
  const isPaying = items.some(({ from }) => from <= today);
  const notified = await followTrial(company, { services, row, isPaying, now });
  await entitle(company, now);
  const { timeZone } = await readHome(company);
  const nextYear = yearEnd === null ? null : beginningOf(yearEnd, timeZone);
  await setDue(company, earliest([nextPeriod, nextYear, nextStepAt({ endsAt: row.trialEndsAt, told: notified })]));
}
