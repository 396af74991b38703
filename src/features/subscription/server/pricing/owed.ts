import { addDays, addMonths, daysBetween, maxDay, minDay } from '#kernel/contract/days.ts';
import type { Interval, Plan, Tier } from '../../contract/catalogue.ts';
import type { BilledPart, GivenDiscount, PaidItem, Pause, UsersFrom } from './shapes.ts';

/** A period of payment; `end` is the day after its last. */
export interface Term {
  from: string;
  end: string;
}

interface Owing {
  term: Term;
  interval: Interval;
  plan: Plan;
  tier: Tier;
  yearDiscountPercent: number;
  /** The first day whose users are not known yet. */
  upTo: string;
  usersByDay: readonly UsersFrom[];
  discounts: readonly GivenDiscount[];
  pauses: readonly Pause[];
  /** What its year was charged by when it began; null before, and for months. */
  year: BilledPart['year'];
}

/** What is owed for an item in a term, and of how many days and users that comes. */
export interface OwedAmount {
  net: number;
  /** The same without what a code of percent takes off. */
  full: number;
  from: string;
  /** The day after its last. */
  end: string;
  /** Its days without those on which nothing was sold. */
  days: number;
  /** The sum of its users over these days; the days for what is flat. */
  userDays: number;
  /** The users at its end. */
  users: number;
  /** What a code takes off on its last day. */
  percent: number;
  /** When seats were first added in the month before `upTo`. */
  grewOn: string | null;
}

/** The price of a term for each user, or of a flat plan. */
export function termPrice({ monthlyPrice }: Tier, interval: Interval, yearDiscountPercent: number): number {
  return interval === 'month' ? monthlyPrice : roundedQuotient(BigInt(monthlyPrice) * 12n * BigInt(100 - yearDiscountPercent), 100n);
}

/**
 * What is owed for an item from the beginning of a term up to a day: of a month the days that have passed, of a year all of it, with the seats of
 * those who came (subscription.10, subscription.11). It is rounded as a whole, so that what is charged bit by bit sums to it.
 */
export function owedFor(item: PaidItem, owing: Owing): OwedAmount {
  const { term, interval, plan, tier, yearDiscountPercent, upTo } = owing;
  const from = maxDay(item.from, term.from);
  const itemEnd = item.to === null ? term.end : minDay(addDays(item.to, 1), term.end);
  const end = interval === 'month' ? minDay(itemEnd, upTo) : itemEnd;
  const price = BigInt(termPrice(tier, interval, yearDiscountPercent));
  const since = addMonths(upTo, -1);
  let [sum, fullSum, userDays, users, percent, days] = [0n, 0n, 0, owing.year?.seats ?? 0, 0, 0];
  let grewOn: string | null = null;
  const lastKnown = maxDay(addDays(upTo, -1), knownFrom({ from, end }, owing));
  if (interval === 'month' || owing.year || from < upTo)
    for (let day = from; day < end; day = addDays(day, 1)) {
      if (isPaused(owing.pauses, day)) continue;
      const known = seatsOn(plan, owing.usersByDay, minDay(day, lastKnown));
      if (day > from && day >= since && known > users) grewOn ??= day;
      users = interval === 'year' ? Math.max(users, known) : known;
      percent = percentOn(owing, { day, decidedOn: interval === 'year' ? from : day });
      days += 1;
      sum += BigInt(users) * price * BigInt(100 - percent);
      fullSum += BigInt(users) * price;
      userDays += users;
    }
  const termDays = BigInt(daysBetween(term.from, term.end));
  const [net, full] = [roundedQuotient(sum, termDays * 100n), roundedQuotient(fullSum, termDays)];
  return { net, full, from, end: maxDay(from, end), days, userDays, users, percent, grewOn };
}

/**
 * A day whose users are known for sure. What a year was charged by is known also before it has begun; one that begins among days on which nothing is sold is
 * charged when they are over, for the users of the first that is sold again (subscription.45).
 */
function knownFrom({ from, end }: Term, { interval, year, upTo, pauses }: Owing): string {
  if (year) return from;
  if (interval === 'month' || from >= upTo) return addDays(upTo, -1);
  let day = from;
  while (day < end && isPaused(pauses, day)) day = addDays(day, 1);
  return day;
}

/** The seats that a plan is charged for on a day (subscription.6). */
export function seatsOn({ charged, fewestUsers }: Plan, usersByDay: readonly UsersFrom[], day: string): number {
  return charged === 'flat' ? 1 : Math.max(fewestUsers, usersOn(usersByDay, day));
}

/** The users of a day; before the first count those of the first. */
export function usersOn(usersByDay: readonly UsersFrom[], day: string): number {
  const known = usersByDay.findLast((one) => one.day <= day) ?? usersByDay[0];
  return known?.users ?? 0;
}

/** Whether nothing was sold on a day. */
export const isPaused = (pauses: readonly Pause[], day: string): boolean =>
  pauses.some(({ from, end }) => from <= day && (end === null || day < end));

/** How much is taken off on a day. */
function percentOn({ discounts, plan, year }: Pick<Owing, 'discounts' | 'plan' | 'year'>, on: { day: string; decidedOn: string }): number {
  const given = discounts.find((discount) => holdsOn(discount, { ...on, year }) && covers(discount, plan.planId));
  return given && 'percent' in given.gives ? given.gives.percent : 0;
}

/** Whether a discount holds. A year is decided when it is charged: a code that comes later, also on that day, changes nothing that was paid. */
export function holdsOn(
  { discountId, from, to, replacedOn }: GivenDiscount,
  { day, decidedOn, year }: { day: string; decidedOn: string; year: BilledPart['year'] },
): boolean {
  const isDecided = year ? year.discountIds.includes(discountId) : from <= decidedOn && (replacedOn === null || decidedOn < replacedOn);
  return isDecided && (to === null || day <= to);
}

export const covers = ({ plans }: GivenDiscount, planId: string): boolean => plans === null || plans.some((covered) => covered === planId);

/** A quotient of whole numbers, half up. */
export function roundedQuotient(sum: bigint, by: bigint): number {
  return Number((2n * sum + by) / (2n * by));
}
