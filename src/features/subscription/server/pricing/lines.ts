import { addDays, daysBetween, minDay } from '#kernel/contract/days.ts';
import { addInterval, intervalsUntil } from '#kernel/contract/deadlines.ts';
import type { Catalogue, Interval } from '../../contract/catalogue.ts';
import { covers, holdsOn, owedFor, termPrice, type Owed, type Term } from './owed.ts';
import type { Circumstances, GivenDiscount, PaidItem, PaidState, PricedLine, Reason } from './shapes.ts';

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
  const lines = charged.map(({ item, owed }) => lineOf(charging, item, owed)).filter((line) => line.net !== 0);
  const discounts = charging.state.discounts.filter(({ gives }) => 'amount' in gives).map((discount) => discountLine(charging, discount));
  const all = [...lines, ...discounts.filter((line) => line !== undefined && line.net !== 0)].filter((line) => line !== undefined);
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

/** An amount is taken off each month that it holds for, by its days, and never more than what it is taken off from. */
function discountLine(charging: Charging, discount: GivenDiscount): PricedLine | undefined {
  const { state, term, interval, upTo } = charging;
  const covered = state.items
    .filter((item) => isOf(item, term) && covers(discount, item.planId))
    .map((item) => owedOf(charging, item))
    .filter(({ from, end }) => from < end && holdsOn(discount, { day: from, decidedOn: interval === 'year' ? from : addDays(end, -1) }));
  const [first] = covered;
  if (!first || !('amount' in discount.gives)) return undefined;
  const from = covered.reduce((earliest, one) => minDay(earliest, one.from), first.from);
  const end = covered.reduce((latest, one) => (one.end > latest ? one.end : latest), first.end);
  const last = minDay(addDays(end, -1), discount.to ?? addDays(end, -1));
  const share = daysBetween(from, addDays(last, 1)) / daysBetween(term.from, term.end);
  const most = covered.reduce((sum, { net }) => sum + net, 0);
  const owed = -Math.min(most, Math.floor(discount.gives.amount * monthsOf[interval] * share + 0.5));
  return {
    planId: null,
    productId: null,
    subjectId: discount.discountId,
    from,
    to: interval === 'month' ? minDay(last, addDays(upTo, -1)) : last,
    quantity: 1,
    unitPrice: discount.gives.amount,
    net: owed - billedOf(state, discount.discountId),
    isAhead: interval === 'year',
    reason: { code: 'discount', args: { code: discount.code } },
  };
}

function withLines(billed: PaidState['billed'], lines: readonly PricedLine[]): PaidState['billed'] {
  const sums = new Map(billed.map(({ subjectId, net }) => [subjectId, net]));
  for (const { subjectId, net } of lines) if (subjectId !== null) sums.set(subjectId, (sums.get(subjectId) ?? 0) + net);
  return [...sums].map(([subjectId, net]) => ({ subjectId, net }));
}
