import { addDays, addMonths, daysBetween, maxDay, minDay } from '#kernel/contract/days.ts';
import type { Interval } from '../../contract/catalogue.ts';
import { covers, holdsOn, isPaused, roundedQuotient, type OwedAmount, type Term } from './owed.ts';
import type { BilledPart, GivenDiscount, PaidItem, Pause } from './shapes.ts';

interface Charged {
  term: Term;
  interval: Interval;
  pauses: readonly Pause[];
  owedOf: (item: PaidItem) => OwedAmount;
  /** What the year of an item was charged by when it began. */
  yearOf: (item: PaidItem) => BilledPart['year'];
}

/** What a code of an amount takes off in a term, and for which days. */
interface AppliedDiscount {
  discountId: string;
  code: string;
  amount: number;
  from: string;
  /** Its last day. */
  to: string;
  net: number;
}

/**
 * What codes of amounts take off from items in a term: their amount each month, by the days of it that they hold. They follow each other, and together
 * they never take more than what is owed.
 */
export function discountedBy(discounts: readonly GivenDiscount[], items: readonly PaidItem[], charged: Charged): AppliedDiscount[] {
  const taken: AppliedDiscount[] = [];
  for (const discount of discounts) {
    const covered = items.filter(({ planId }) => covers(discount, planId));
    const left = sumOf(covered.map(charged.owedOf)) - sumOf(taken);
    const one = takenBy(discount, covered, { ...charged, left });
    if (one) taken.push(one);
  }
  return taken;
}

const sumOf = (parts: readonly { net: number }[]): number => parts.reduce((sum, { net }) => sum + net, 0);

function takenBy(
  discount: GivenDiscount,
  covered: readonly PaidItem[],
  { left, ...charged }: Charged & { left: number },
): AppliedDiscount | undefined {
  const { gives, discountId, code } = discount;
  const held = covered.flatMap((item) => heldPart(discount, item, charged)).map(charged.owedOf);
  const parts = held.filter(({ from, end }) => from < end);
  const [first] = parts;
  if (!first || !('amount' in gives)) return undefined;
  const from = parts.reduce((earliest, one) => minDay(earliest, one.from), first.from);
  const end = parts.reduce((latest, one) => maxDay(latest, one.end), first.end);
  const net = Math.max(0, Math.min(amountOf(gives.amount, { from, end }, charged), sumOf(parts), left));
  return { discountId, code, amount: gives.amount, from, to: addDays(end, -1), net };
}

/** The part of an item that a code holds for: its own days of a month, and of a year that it was there for from the first day on. */
function heldPart(discount: GivenDiscount, item: PaidItem, { term, interval, yearOf }: Omit<Charged, 'owedOf'>): PaidItem[] {
  const begins = maxDay(item.from, term.from);
  const lasts = [item.to, discount.to, interval === 'month' && discount.replacedOn ? addDays(discount.replacedOn, -1) : null];
  const to = lasts.reduce((earliest, day) => (earliest === null || (day !== null && day < earliest) ? day : earliest), null);
  if (interval === 'month') return [{ ...item, from: maxDay(item.from, discount.from), to }];
  return holdsOn(discount, { day: begins, decidedOn: begins, year: yearOf(item) }) ? [{ ...item, to }] : [];
}

/** An amount for each month, and nothing for days on which nothing was sold. */
function amountOf(amount: number, days: Term, charged: Omit<Charged, 'owedOf'>): number {
  const whole = wholeAmount(amount, days, charged);
  const all = daysBetween(days.from, days.end);
  let sold = 0;
  for (let day = days.from; day < days.end; day = addDays(day, 1)) if (!isPaused(charged.pauses, day)) sold += 1;
  return sold === all ? whole : partOf(whole, sold, all);
}

function wholeAmount(amount: number, { from, end }: Term, { term, interval }: Pick<Charged, 'term' | 'interval'>): number {
  if (interval === 'month') return partOf(amount, daysBetween(from, end), daysBetween(term.from, term.end));
  let months = 0;
  while (addMonths(from, months + 1) <= end) months += 1;
  const last = addMonths(from, months);
  return months * amount + partOf(amount, daysBetween(last, end), daysBetween(last, addMonths(from, months + 1)));
}

const partOf = (amount: number, days: number, ofDays: number): number => roundedQuotient(BigInt(amount) * BigInt(days), BigInt(ofDays));
