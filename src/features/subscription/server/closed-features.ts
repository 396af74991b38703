import { closedFeaturesQuery, notifiedUntil } from '#features/notifications/server/public.ts';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { on } from '#kernel/server/registers.ts';
import { sellerZone } from './seller-zone.ts';
import { readProperties } from './store-payment-properties.ts';

/** Deadlines of what the subscription lacks are told for 30 days after it closed (subscription.22). */
export const closedFeatures = on(closedFeaturesQuery, async ({ company, now }) => {
  const row = await readProperties(company, dayIn(sellerZone, now));
  // Null while nothing is sold.
  if (!row?.features) return undefined;
  const { features, closedAt } = row;
  const missing = subscriptionFeatures.filter((feature) => !features.includes(feature));
  return missing.length === 0 ? undefined : { features: new Set(missing), notifiedUntil: notifiedUntil(dayIn(sellerZone, closedAt)) };
});
