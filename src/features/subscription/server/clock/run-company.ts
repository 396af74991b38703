import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { entitle, sellerZone } from '../entitlements/entitle.ts';
import { isSaleOn } from '../sale/store-sale.ts';
import { setDue } from '../store-clock.ts';
import { lockSubscription, readItems } from '../store-subscription.ts';
import { followTrial } from '../trial/follow-trial.ts';
import { nextStepAt } from '../trial/trial-steps.ts';

/** Does what has come due for one company, in one transaction, and says when to look again. Done twice, it does nothing more. */
export async function runCompany(company: Company, services: Services): Promise<void> {
  const now = services.clock.now();
  const row = await lockSubscription(company);
  if (!row || !(await isSaleOn(company))) return setDue(company, null);
  const today = dayIn(sellerZone, now);
  const items = await readItems(company, today);
  const isPaying = items.some(({ from }) => from <= today);
  const told = await followTrial(company, { services, row, isPaying, now });
  await entitle(company, now);
  await setDue(company, nextStepAt({ endsAt: row.trialEndsAt, told }));
}
