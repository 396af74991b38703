import { newId } from '#kernel/server/id.ts';
import { price } from '../server/pricing/price.ts';
import type { Circumstances, PaidState, Pause, PricedInvoice, UsersFrom, Order } from '../server/pricing/shapes.ts';
import { testCatalogue } from './sell-plans.ts';

export const nothing: PaidState = { anchor: null, interval: null, nextDay: null, items: [], changes: [], discounts: [], billed: [] };

export const knowing = (usersByDay: UsersFrom[], pauses: Pause[] = []): Circumstances => ({
  usersByDay,
  catalogues: [{ version: 1, ...testCatalogue }],
  pauses,
  makeId: newId,
});

type Planned = Order['plans'][number];
export const hr: Planned = { planId: 'hr', tierId: 'hr' };
export const premium: Planned = { planId: 'contracts-premium', tierId: 'contracts-premium-100' };
export const standard: Planned = { planId: 'contracts-standard', tierId: 'contracts-standard-25' };
export const unlimited: Planned = { planId: 'unlimited', tierId: 'unlimited' };
export const order = (plans: Planned[], rest: Partial<Order> = {}): Order => ({
  plans,
  interval: 'month',
  products: [],
  discount: null,
  ...rest,
});

interface Bought {
  state: PaidState;
  day?: string;
  balance?: number;
  users?: UsersFrom[];
}
export const fiveUsers = [{ day: '2027-01-01', users: 5 }];
/** Prices an order, on 15 January 2027 if nothing else is said. */
export function bought(wanted: Order, { state, day = '2027-01-15', balance = 0, users = fiveUsers }: Bought) {
  return price(state, wanted, { day, balance, vatPercent: 25 }, knowing(users));
}
export const nets = (invoice: PricedInvoice | null | undefined) => invoice?.lines.map(({ net }) => net);
