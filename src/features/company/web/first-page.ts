import type { Query } from '#kernel/web/address.ts';

/** Where a new company begins: at home, or at the purchase that brought the user here, while plans are sold (subscription.23). */
export function firstPage({ express_checkout: plans, interval, dc }: Query, isSelling: boolean): string {
  if (!isSelling || !plans || !interval) return '';
  const parameters = new URLSearchParams({ planIdsToSubscribe: plans, interval, ExpressCheckout: 'true', ...(dc && { dc }) });
  return `/organisation/subscription/confirm?${parameters.toString()}`;
}
