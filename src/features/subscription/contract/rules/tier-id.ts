/** Months or years, between which all plans of a company choose alike (subscription.13). */
export type PaidInterval = 'month' | 'year';

/** The id of a tier on the wire, where it carries its interval (subscription.29). */
export function tierOnWire(tierId: string, interval: PaidInterval): string {
  return `${tierId}-${interval}`;
}

/** The tier and the interval of an id on the wire; undefined when it is none. */
export function tierOfWire(id: string): { tierId: string; interval: PaidInterval } | undefined {
  const [, tierId, interval] = /^(.+)-(month|year)$/.exec(id) ?? [];
  if (!tierId) return undefined;
  return { tierId, interval: interval === 'year' ? 'year' : 'month' };
}
