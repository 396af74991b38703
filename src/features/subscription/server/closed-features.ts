import { closedFeaturesQuery, notifiedUntil } from '#features/notifications/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { on } from '#kernel/server/registers.ts';
import { sellerZone } from './seller-zone.ts';
import { readClosedFeatures } from './store-subscription.ts';

/** Deadlines of what the subscription lacks are told for 30 days after it closed, whichever plans go on (subscription.22). */
export const closedFeatures = on(closedFeaturesQuery, async ({ company }) => {
  const closed = await readClosedFeatures(company);
  return new Map(closed.map(({ feature, closedAt }) => [feature, notifiedUntil(dayIn(sellerZone, closedAt))]));
});
