import { limitKeys, type LimitKey } from '#features/billing/contract/limits.ts';
import { limitsOf } from '#features/billing/server/public.ts';
import { addDays } from '#kernel/contract/days.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Services } from '#kernel/server/services.ts';
import { sellerZone } from '../seller-zone.ts';
import { isSaleOn } from '../sale/store-sale.ts';
import { readSubscription } from '../store-subscription.ts';
import { deleteUsageBefore, storeUsage } from './store-usage.ts';

/** For how many days back a pace is seen. */
export const paceDays = 30;
/** What begins anew each month has no pace. */
export const pacedKeys: readonly LimitKey[] = limitKeys.filter((key) => key !== 'smsLimit');

/** Keeps what each company uses today, so that a pace can be seen. */
export async function countUsage(services: Services): Promise<void> {
  if (!(await services.database.read(isSaleOn))) return;
  const today = dayIn(sellerZone, services.clock.now());
  await forEachCompany(services.database, async (company) => {
    if (!(await readSubscription(company))) return;
    const limits = await limitsOf({ company, services }, pacedKeys);
    await storeUsage(company, { day: today, used: [...limits].map(([key, { used }]) => ({ key, used })) });
    await deleteUsageBefore(company, addDays(today, -2 * paceDays));
  });
}
