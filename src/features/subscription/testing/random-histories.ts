import { addDays, daysBetween } from '#kernel/contract/days.ts';
import { testCatalogue } from './sell-plans.ts';
import { advance } from '../server/pricing/advance.ts';
import { creditPause } from '../server/pricing/credit-pause.ts';
import { termAt, termsOf } from '../server/pricing/lines.ts';
import { isPaused, termPrice, usersOn } from '../server/pricing/owed.ts';
import { invoiceOf, price } from '../server/pricing/price.ts';
import type { Circumstances, PaidItem, PaidState, PricedInvoice, PricedLine, UsersFrom, Order } from '../server/pricing/shapes.ts';

/** Numbers from 0 to 1 that are the same for a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const tiers: Order['plans'] = testCatalogue.plans.flatMap(({ planId, tiers: own }) => own.map(({ tierId }) => ({ planId, tierId })));
const kindOf = (planId: string): string => planId.split('-')[0] ?? planId;
const empty: PaidState = { anchor: null, interval: null, nextDay: null, items: [], changes: [], discounts: [], billed: [] };
export const firstDay = '2027-01-31';

export const lastDay = '2030-02-01';

interface Charged {
  day: string;
  line: PricedLine;
}

interface HistoryOptions {
  mayBeYear: boolean;
  hasCodes?: boolean;
  hasPauses?: boolean;
  hasPacks?: boolean;
  /** The customer's credit on the first day. */
  balance?: number;
}

/** What was charged on which days, and the invoices that came of it, each with what it used of the customer's credit. */
function books(balance: number) {
  const charged: Charged[] = [];
  const invoices: PricedInvoice[] = [];
  const held = { balance };
  const add = (invoice: PricedInvoice | null): void => {
    if (invoice === null) return;
    invoices.push(invoice);
    charged.push(...invoice.lines.map((line) => ({ day: invoice.date, line })));
    held.balance += Math.max(0, -invoice.total) - invoice.balanceUsed;
  };
  const bill = (day: string, lines: readonly PricedLine[]): void => add(invoiceOf(lines, { day, balance: held.balance, vatPercent: 25 }));
  return { charged, invoices, held, add, bill };
}

/** A company of three years: each day somebody may come, leave or change their mind, and the sale may be switched off for some weeks. */
export function simulateHistory(
  seed: number,
  { mayBeYear, hasCodes = false, hasPauses = false, hasPacks = false, balance = 0 }: HistoryOptions,
) {
  const random = randomOf(seed);
  const users: UsersFrom[] = [{ day: firstDay, users: 1 + Math.floor(random() * 9) }];
  const pauses: { from: string; end: string }[] = [];
  let made = 0;
  const circumstances: Circumstances = {
    usersByDay: users,
    catalogues: [{ version: 1, ...testCatalogue }],
    pauses,
    makeId: () => `id-${(made += 1)}`,
  };
  const { charged, invoices, held, add, bill } = books(balance);
  const byHand = sumByHand(circumstances);
  /** Which plans ran on which day, by the state alone. */
  const ran = new Map<string, PaidState['items']>();
  const packs: Order['products'] = [];
  let state = empty;
  for (let day = firstDay; day < lastDay; day = addDays(day, 1)) {
    if (random() < 0.02) users.push({ day, users: 1 + Math.floor(random() * 12) });
    const end = addDays(day, 1 + Math.floor(random() * 60));
    if (hasPauses && random() < 0.004 && !isPaused(pauses, day) && end < lastDay) pauses.push({ from: day, end });
    const isOn = !isPaused(pauses, day);
    const atFirst = usersOn(users, day);
    if (pauses.at(-1)?.end === day) {
      const credited = creditPause(state, circumstances);
      bill(day, credited.lines);
      state = credited.state;
    }
    state = followTo(isOn ? day : firstDay, state, { day, circumstances, bill });
    if (isOn && random() < 0.015) {
      const order = { ...orderOf(random, { mayBeYear, hasPacks }), ...(hasCodes && random() < 0.6 && { discount: codeOf(random) }) };
      const priced = price(state, order, { day, balance: held.balance, vatPercent: 25 }, circumstances);
      add(priced.now);
      if (priced.refusal === null) packs.push(...order.products);
      if (priced.balance !== held.balance) throw new Error('A purchase and its invoice leave another credit');
      state = priced.state;
      // Some come or leave on the day of a purchase.
      if (random() < 0.4) users.push({ day, users: 1 + Math.floor(random() * 12) });
    }
    if (isOn) byHand.add(state, day, atFirst);
    ran.set(day, runningOn(state, day));
  }
  state = followTo(lastDay, state, { day: lastDay, circumstances, bill });
  ran.set(lastDay, runningOn(state, lastDay));
  return { charged, invoices, packs, balance: held.balance, ran, users, state, circumstances, owedByHand: byHand.owed };
}

const runningOn = ({ items }: PaidState, day: string): PaidItem[] =>
  items.filter(({ from, to }) => from <= day && (to === null || to >= day));

/** Bills the periods that have ended by a day. */
function followTo(
  due: string,
  from: PaidState,
  { day, circumstances, bill }: { day: string; circumstances: Circumstances; bill: ReturnType<typeof books>['bill'] },
): PaidState {
  let state = from;
  while (state.nextDay !== null && state.nextDay <= due) {
    const stepped = advance(state, circumstances);
    bill(day, stepped.lines);
    state = stepped.state;
  }
  return state;
}

/** What each plan costs, added day by day from prices, seats and terms alone. */
function sumByHand({ usersByDay, catalogues }: Circumstances) {
  const owed = new Map<string, { net: number; terms: Set<string> }>();
  const paidSeats = new Map<string, number>();
  const seatsOf = (item: PaidItem, year: string | null, { day, atFirst }: { day: string; atFirst: number }): number => {
    const { plan } = termsOf(item, catalogues);
    if (plan.charged === 'flat') return 1;
    const now = Math.max(plan.fewestUsers, usersOn(usersByDay, day));
    if (year === null) return now;
    const key = `${item.itemId} ${year}`;
    // A year that has begun while nothing was sold takes the users of the first day that is sold again.
    const most = Math.max(now, paidSeats.get(key) ?? atFirst);
    paidSeats.set(key, most);
    return most;
  };
  const add = (state: PaidState, day: string, atFirst: number): void => {
    for (const item of state.items) {
      if (state.interval === null || item.from > day || (item.to !== null && item.to < day)) continue;
      const term = termAt(state, day);
      const { tier, yearDiscountPercent } = termsOf(item, catalogues);
      const seats = seatsOf(item, state.interval === 'year' ? term.from : null, { day, atFirst });
      const sum = owed.get(item.itemId) ?? { net: 0, terms: new Set() };
      sum.net += (seats * termPrice(tier, state.interval, yearDiscountPercent)) / daysBetween(term.from, term.end);
      sum.terms.add(term.from);
      owed.set(item.itemId, sum);
    }
  };
  return { owed, add };
}

function codeOf(random: () => number): Order['discount'] {
  const part = Math.ceil(random() * 10);
  return {
    code: `CODE${part}`,
    gives: random() < 0.5 ? { percent: part * 10 } : { amount: part * 9999 },
    plans: random() < 0.5 ? null : random() < 0.5 ? ['hr'] : ['gdpr-basic', 'contracts-premium'],
    includesProducts: false,
    months: [1, 3, null][Math.floor(random() * 3)] ?? null,
  };
}

function orderOf(random: () => number, { mayBeYear, hasPacks }: { mayBeYear: boolean; hasPacks: boolean }): Order {
  const chosen = new Map<string, Order['plans'][number]>();
  for (let wanted = Math.floor(random() * 4); wanted > 0; wanted -= 1) {
    const tier = tiers[Math.floor(random() * tiers.length)];
    if (tier && !chosen.has(kindOf(tier.planId))) chosen.set(kindOf(tier.planId), tier);
  }
  const interval = mayBeYear && random() < 0.5 ? 'year' : 'month';
  return { plans: [...chosen.values()], interval, products: hasPacks && random() < 0.5 ? packsOf(random) : [], discount: null };
}

function packsOf(random: () => number): Order['products'] {
  const sold = testCatalogue.products.filter(() => random() < 0.5);
  return sold.map(({ productId }) => ({ productId, quantity: 1 + Math.floor(random() * 3) }));
}
