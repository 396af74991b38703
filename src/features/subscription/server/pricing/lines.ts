import { addDays, daysBetween, maxDay, minDay } from '#kernel/contract/days.ts';
import { addInterval, intervalsUntil } from '#kernel/contract/deadlines.ts';
import { roundedShare } from '#features/invoicing/contract/rules/sums.ts';
import type { Catalogue, Interval } from '../../contract/catalogue.ts';
import { discountedBy } from './discounted.ts';
import { holdsOn, owedFor, termPrice, type OwedAmount, type Term } from './owed.ts';
import type { BilledPart, Circumstances, PaidItem, PaidState, PricedLine, Reason } from './shapes.ts';

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
  const { interval } = charging;
  const charged = items.filter((item) => isOf(item, charging)).map((item) => ({ item, owed: owedOf(charging, item) }));
  const lines = charged.map(({ item, owed }) => lineOf(charging, item, owed));
  const all = [...lines, ...discountLines(charging)].filter((line) => line.net !== 0);
  const begun = interval === 'year' ? charged.filter(({ item }) => !partOf(charging.state, item.itemId)?.year) : [];
  const years = new Map(begun.map(({ item, owed }) => [item.itemId, yearOf(charging, owed)]));
  return {
    state: { ...charging.state, billed: withLines(charging.state.billed, all, years) },
    lines: all.map((line) => ({ ...line, isAhead: interval === 'year' })),
  };
}

/** Also one that ended on the day it or the term began: it was charged for, and owes nothing. */
const isOf = ({ itemId, from, to }: PaidItem, { term, state }: Pick<Charging, 'term' | 'state'>): boolean =>
  from < term.end && (to === null || to >= term.from || from >= term.from || partOf(state, itemId) !== undefined);

function owedOf({ term, interval, upTo, state, circumstances }: Charging, item: PaidItem): OwedAmount {
  const { usersByDay, catalogues, pauses } = circumstances;
  const year = interval === 'year' ? (partOf(state, item.itemId)?.year ?? null) : null;
  return owedFor(item, { ...termsOf(item, catalogues), term, interval, upTo, usersByDay, discounts: state.discounts, pauses, year });
}

/** The seats that an item is charged for on a day: of a year those that it began with, and of whoever has come since (subscription.11). */
export function chargedSeats(state: PaidState, item: PaidItem, day: string, circumstances: Circumstances): number {
  const term = termAt(state, day);
  return owedOf({ state, term, interval: state.interval ?? 'month', upTo: addDays(day, 1), circumstances }, item).users;
}

/** What a year that begins is charged by: later nobody who left on its first day is taken back, and no code of that day counts for it (subscription.11). */
function yearOf({ state }: Charging, { from, users }: OwedAmount): NonNullable<BilledPart['year']> {
  const held = state.discounts.filter((discount) => holdsOn(discount, { day: from, decidedOn: from, year: null }));
  return { seats: users, discountIds: held.map(({ discountId }) => discountId) };
}

const partOf = ({ billed }: PaidState, subjectId: string): BilledPart | undefined => billed.find((part) => part.subjectId === subjectId);
const billedOf = (state: PaidState, subjectId: string): number => partOf(state, subjectId)?.net ?? 0;

function lineOf(charging: Charging, item: PaidItem, owed: OwedAmount): PricedLine {
  const { state, term, interval, circumstances } = charging;
  const before = billedOf(state, item.itemId);
  const { plan, tier, yearDiscountPercent } = termsOf(item, circumstances.catalogues);
  const net = owed.net - before;
  const isWhole = owed.days === daysBetween(term.from, term.end);
  const code = reasonOf({ interval, before, net, isWhole, isRunning: owed.end === term.end });
  const days = daysOf(code, { owed, term, pauses: circumstances.pauses });
  const unitPrice = termPrice(tier, interval, yearDiscountPercent);
  const discount = discountOf(net, before, owed);
  const args = {
    days: owed.days,
    termDays: daysBetween(term.from, term.end),
    userDays: owed.userDays,
    users: plan.charged === 'flat' ? 0 : owed.users,
    percent: owed.percent,
  };
  return {
    planId: plan.planId,
    productId: null,
    subjectId: item.itemId,
    ...days,
    quantity: quantityOf(net + discount, unitPrice),
    unitPrice,
    discount,
    net,
    isAhead: interval === 'year',
    reason: { code, args },
  };
}

/** What a code takes off: of what was charged in part before, by the percent that hold. */
function discountOf(net: number, before: number, { full, percent }: OwedAmount): number {
  if (before === 0) return full - net;
  return percent === 100 ? 0 : roundedShare(net, percent, 100 - percent);
}

/** The quantity that times the price gives the amount. */
const quantityOf = (amount: number, unitPrice: number): number =>
  unitPrice === 0 ? 1 : Math.round((amount / unitPrice) * 1_000_000) / 1_000_000;

function reasonOf({
  interval,
  before,
  net,
  isWhole,
  isRunning,
}: {
  interval: Interval;
  before: number;
  net: number;
  isWhole: boolean;
  isRunning: boolean;
}): Reason['code'] {
  if (net < 0) return isRunning && interval === 'year' ? 'unsoldDays' : 'unusedDays';
  if (interval === 'month') return 'usedDays';
  if (before !== 0) return 'addedSeats';
  return isWhole ? 'yearAhead' : 'restOfYear';
}

/** The first and the last day that a line is about. */
function daysOf(
  code: Reason['code'],
  { owed, term, pauses }: Pick<Charging, 'term'> & { owed: OwedAmount; pauses: Circumstances['pauses'] },
) {
  const last = (end: string): string => addDays(end, -1);
  const pause = pauses.findLast(({ from, end }) => from < owed.end && (end === null || end > owed.from));
  if (code === 'unsoldDays' && pause) return { from: maxDay(pause.from, owed.from), to: last(minDay(pause.end ?? owed.end, owed.end)) };
  if (code === 'unusedDays') return { from: owed.end, to: last(term.end) };
  return { from: code === 'addedSeats' ? (owed.grewOn ?? owed.from) : owed.from, to: last(owed.end) };
}

/** What codes of amounts take off, together never more than what it is taken off from (subscription.16). */
function discountLines(charging: Charging): PricedLine[] {
  const { state, term, interval } = charging;
  const items = state.items.filter((item) => isOf(item, charging));
  const taken = discountedBy(state.discounts, items, {
    term,
    interval,
    pauses: charging.circumstances.pauses,
    owedOf: (item) => owedOf(charging, item),
    yearOf: (item) => partOf(state, item.itemId)?.year ?? null,
  });
  return taken.map(({ discountId, code, amount, from, to, net }) => ({
    planId: null,
    productId: null,
    subjectId: discountId,
    from,
    to,
    quantity: quantityOf(-net - billedOf(state, discountId), amount),
    unitPrice: amount,
    discount: 0,
    net: -net - billedOf(state, discountId),
    isAhead: interval === 'year',
    reason: { code: 'discount', args: { code } },
  }));
}

function withLines(
  billed: PaidState['billed'],
  lines: readonly PricedLine[],
  years: ReadonlyMap<string, NonNullable<BilledPart['year']>>,
): PaidState['billed'] {
  const parts = new Map(billed.map((part) => [part.subjectId, part]));
  const partFor = (subjectId: string): BilledPart => parts.get(subjectId) ?? { subjectId, net: 0, year: null };
  for (const { subjectId, net } of lines)
    if (subjectId !== null) parts.set(subjectId, { ...partFor(subjectId), net: partFor(subjectId).net + net });
  // Also of what a code made free: it is decided by what held then.
  for (const [subjectId, year] of years) parts.set(subjectId, { ...partFor(subjectId), year });
  return [...parts.values()];
}
