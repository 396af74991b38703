import { addDays, daysBetween } from '#kernel/contract/days.ts';
import { addInterval, intervalsUntil } from '#kernel/contract/deadlines.ts';
import type { Catalogue, Interval } from '../../contract/catalogue.ts';
import { discountedBy } from './discounted.ts';
import { owedFor, termPrice, type Owed, type Term } from './owed.ts';
import type { Circumstances, PaidItem, PaidState, PricedLine, Reason } from './shapes.ts';

const monthsOf = { month: 1, year: 12 } as const;

/** The term that a day lies in: months or years from the anchor, month ends kept (subscription.12). */
export function termAt({ anchor, interval }: Pick<PaidState, 'anchor' | 'interval'>, day: string): Term {
  if (anchor === null || interval === null) throw new Error('Nothing is paid for');
  const length = { number: monthsOf[interval], unit: 'month' } as const;
  const number = intervalsUntil(anchor, length, addDays(day, 1));
  return { from: addInterval(anchor, length, number - 1), end: addInterval(anchor, length, number) };
}

/** The terms that an item was bought under (subscription.8). */
export function termsOf({ planId, tierId, catalogueVersion }: PaidItem, catalogues: readonly Catalogue[]) {
  const catalogue = catalogues.find(({ version }) => version === catalogueVersion);
  const plan = catalogue?.plans.find((one) => one.planId === planId);
  const tier = plan?.tiers.find((one) => one.tierId === tierId);
  if (!catalogue || !plan || !tier) throw new Error(`Catalogue ${catalogueVersion} has no ${planId} in ${tierId}`);
  return { plan, tier, yearDiscountPercent: catalogue.yearDiscountPercent };
}

/** What is owed in a term up to a day, and not charged yet. */
interface Charging {
  state: PaidState;
  term: Term;
  interval: Interval;
  /** The first day whose users are not known yet. */
  upTo: string;
  circumstances: Circumstances;
}

/** The lines of these items, and of the discounts of amounts that they get; each charges or credits the difference to what was charged before. */
export function chargeItems(charging: Charging, items: readonly PaidItem[]): { state: PaidState; lines: PricedLine[] } {
  const { term, interval } = charging;
  const charged = items.filter((item) => isOf(item, term)).map((item) => ({ item, owed: owedOf(charging, item) }));
  const lines = charged.filter(isToBeCharged(charging)).map(({ item, owed }) => lineOf(charging, item, owed));
  const all = [...lines, ...discountLines(charging)].filter((line) => line.net !== 0);
  return {
    state: { ...charging.state, billed: withLines(charging.state.billed, all) },
    lines: all.map((line) => ({ ...line, isAhead: interval === 'year' })),
  };
}

/** Also one that ended on the day it began: it was charged for, and owes nothing. */
const isOf = ({ from, to }: PaidItem, term: Term): boolean => from < term.end && (to === null || to >= term.from || from >= term.from);

function owedOf({ term, interval, upTo, state, circumstances }: Charging, item: PaidItem): Owed {
  const { usersByDay, catalogues } = circumstances;
  return owedFor(item, { ...termsOf(item, catalogues), term, interval, upTo, usersByDay, discounts: state.discounts });
}

/** Seats of a year are not taken back before it ends, also when somebody leaves on its first day (subscription.11). */
const isToBeCharged =
  ({ state, interval }: Charging) =>
  ({ item, owed }: { item: PaidItem; owed: Owed }): boolean =>
    interval === 'month' || item.to !== null || owed.net >= billedOf(state, item.itemId);

const billedOf = ({ billed }: PaidState, subjectId: string): number => billed.find((part) => part.subjectId === subjectId)?.net ?? 0;

function lineOf(charging: Charging, item: PaidItem, owed: Owed): PricedLine {
  const { state, term, interval, circumstances } = charging;
  const before = billedOf(state, item.itemId);
  const { plan, tier, yearDiscountPercent } = termsOf(item, circumstances.catalogues);
  const net = owed.net - before;
  const code = reasonOf({ interval, before, net, isWhole: owed.from === term.from });
  const from = code === 'unusedDays' ? owed.end : code === 'addedSeats' ? (owed.grewOn ?? owed.from) : owed.from;
  const unitPrice = Math.floor((termPrice(tier, interval, yearDiscountPercent) * (100 - owed.percent)) / 100 + 0.5);
  const args = {
    days: daysBetween(owed.from, owed.end),
    termDays: daysBetween(term.from, term.end),
    userDays: owed.userDays,
    users: plan.charged === 'flat' ? 0 : owed.users,
    percent: owed.percent,
  };
  return {
    planId: plan.planId,
    productId: null,
    subjectId: item.itemId,
    from,
    to: addDays(code === 'unusedDays' ? term.end : owed.end, -1),
    quantity: unitPrice === 0 ? 1 : Math.round((net / unitPrice) * 1_000_000) / 1_000_000,
    unitPrice,
    net,
    isAhead: interval === 'year',
    reason: { code, args },
  };
}

function reasonOf({
  interval,
  before,
  net,
  isWhole,
}: {
  interval: Interval;
  before: number;
  net: number;
  isWhole: boolean;
}): Reason['code'] {
  if (net < 0) return 'unusedDays';
  if (interval === 'month') return 'usedDays';
  if (before !== 0) return 'addedSeats';
  return isWhole ? 'yearAhead' : 'restOfYear';
}

/** What codes of amounts take off, together never more than what it is taken off from (subscription.16). */
function discountLines(charging: Charging): PricedLine[] {
  const { state, term, interval } = charging;
  const items = state.items.filter((item) => isOf(item, term));
  const taken = discountedBy(state.discounts, items, { term, interval, owedOf: (item) => owedOf(charging, item) });
  return taken.map(({ discountId, code, amount, from, to, net }) => ({
    planId: null,
    productId: null,
    subjectId: discountId,
    from,
    to,
    quantity: 1,
    unitPrice: amount,
    net: -net - billedOf(state, discountId),
    isAhead: interval === 'year',
    reason: { code: 'discount', args: { code } },
  }));
}

function withLines(billed: PaidState['billed'], lines: readonly PricedLine[]): PaidState['billed'] {
  const sums = new Map(billed.map(({ subjectId, net }) => [subjectId, net]));
  for (const { subjectId, net } of lines) if (subjectId !== null) sums.set(subjectId, (sums.get(subjectId) ?? 0) + net);
  return [...sums].map(([subjectId, net]) => ({ subjectId, net }));
}
