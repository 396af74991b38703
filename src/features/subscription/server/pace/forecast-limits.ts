import { limitKeys } from '#features/billing/contract/limits.ts';
import { limitsOf, shownLimits } from '#features/billing/server/public.ts';
import { addDays } from '#kernel/contract/days.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { LimitUse } from '../../contract/entities.ts';
import { sellerZone } from '../seller-zone.ts';
import { paceDays, pacedKeys } from './count-usage.ts';
import { metOn } from './met-on.ts';
import { readEarliest } from './store-usage.ts';

/** Each limit with its use, and when it is met at the pace of the last month. */
export async function forecastLimits({ company, services, now }: Pick<CallContext, 'company' | 'services' | 'now'>): Promise<LimitUse[]> {
  const today = dayIn(sellerZone, now);
  const limits = await limitsOf({ company, services }, limitKeys);
  const earliest = await readEarliest(company, addDays(today, -paceDays));
  const shown = await shownLimits({ company, services }, limits);
  return [...limits].map(([key, use]) => ({
    key,
    ...(shown.get(key) ?? use),
    metOn: pacedKeys.includes(key) ? metOn(use, earliest.get(key), today) : null,
  }));
}
