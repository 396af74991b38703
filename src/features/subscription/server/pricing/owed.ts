import { addDays, addMonths, daysBetween, maxDay, minDay } from '#kernel/contract/days.ts';
import type { Interval, Plan, Tier } from '../../contract/catalogue.ts';
import type { GivenDiscount, PaidItem, UsersFrom } from './shapes.ts';

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
}

/** What is owed for an item in a term, and of how many days and users that comes. */
export interface Owed {
  net: number;
  from: string;
  /** The day after its last. */
  end: string;
  /** The sum of its users over its days; its days for what is flat. */
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
export function owedFor(item: PaidItem, owing: Owing): Owed {
  const { term, interval, plan, tier, yearDiscountPercent, upTo } = owing;
  const from = maxDay(item.from, term.from);
  const itemEnd = item.to === null ? term.end : minDay(addDays(item.to, 1), term.end);
  const end = interval === 'month' ? minDay(itemEnd, upTo) : itemEnd;
  const price = BigInt(termPrice(tier, interval, yearDiscountPercent));
  const since = addMonths(upTo, -1);
  let [sum, userDays, users, percent] = [0n, 0, 0, 0];
  let grewOn: string | null = null;
  if (interval === 'month' || from < upTo)
    for (let day = from; day < end; day = addDays(day, 1)) {
      const known = seatsOn(plan, owing.usersByDay, minDay(day, addDays(upTo, -1)));
      if (day > from && day >= since && known > users) grewOn ??= day;
      users = interval === 'year' ? Math.max(users, known) : known;
      percent = percentOn(owing.discounts, plan.planId, { day, decidedOn: interval === 'year' ? from : day });
      sum += BigInt(users) * price * BigInt(100 - percent);
      userDays += users;
    }
  const net = roundedQuotient(sum, BigInt(daysBetween(term.from, term.end)) * 100n);
  return { net, from, end: maxDay(from, end), userDays, users, percent, grewOn };
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

/** How much is taken off on a day. A year is decided by its first day: a code that comes later changes nothing that was paid. */
function percentOn(discounts: readonly GivenDiscount[], planId: string, { day, decidedOn }: { day: string; decidedOn: string }): number {
  const given = discounts.find((discount) => holdsOn(discount, { day, decidedOn }) && covers(discount, planId));
  return given && 'percent' in given.gives ? given.gives.percent : 0;
}

export function holdsOn({ from, to, replacedOn }: GivenDiscount, { day, decidedOn }: { day: string; decidedOn: string }): boolean {
  return from <= decidedOn && (replacedOn === null || decidedOn < replacedOn) && (to === null || day <= to);
}

export const covers = ({ plans }: GivenDiscount, planId: string): boolean => plans === null || plans.some((covered) => covered === planId);

/** A quotient of whole numbers, half up. */
export function roundedQuotient(sum: bigint, by: bigint): number {
  return Number((2n * sum + by) / (2n * by));
}
