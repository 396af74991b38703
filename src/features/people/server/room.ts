import { readAllowances, type UsageQuestion } from '#features/billing/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Refused } from '#kernel/server/failure.ts';
import { lockReportingLines } from './store-reporting.ts';
import { createSeatCounter } from './rules/seats.ts';
import type { SeatCounter, Seats } from './rules/seats.ts';
import { countSeats } from './store-seats.ts';

type LimitCode = 'people.UserLimitReached' | 'accesscontrol.MultipleAdminsRequireSubscription';

/**
 * Why the company has no seats for this many more people, with the numbers for the message; undefined when it has. Where there is a limit,
 * other transactions that add people wait until the commit, so that two of them cannot take the last seat.
 */
export async function refusedRoom(company: Company, adding: Seats): Promise<Refused<LimitCode> | undefined> {
  const { users, administrators } = await roomIn(company);
  if (users && adding.users > 0 && users.used + adding.users > users.limit)
    return { refusal: 'people.UserLimitReached', details: { ...users } };
  if (administrators && adding.administrators > 0 && administrators.used + adding.administrators > administrators.limit)
    return { refusal: 'accesscontrol.MultipleAdminsRequireSubscription', details: { ...administrators } };
  return undefined;
}

interface LimitUse {
  limit: number;
  used: number;
}

/** How many users and system admins a company may have and has; null without a limit. With a limit, other transactions that add people wait. */
export async function roomIn(company: Company): Promise<{ users: LimitUse | null; administrators: LimitUse | null }> {
  const limits = await readAllowances(company, ['userLimit', 'administratorLimit']);
  const [users, administrators] = [limits.get('userLimit') ?? null, limits.get('administratorLimit') ?? null];
  if (users === null && administrators === null) return { users: null, administrators: null };
  await lockReportingLines(company);
  const used = await countSeats(company);
  return {
    users: users === null ? null : { limit: users, used: used.users },
    administrators: administrators === null ? null : { limit: administrators, used: used.administrators },
  };
}

/** The seats in use, for those who ask what a company uses. */
export async function countUsage({ company, keys }: UsageQuestion): Promise<{ userLimit?: number; administratorLimit?: number }> {
  if (!keys.includes('userLimit') && !keys.includes('administratorLimit')) return {};
  const { users, administrators } = await countSeats(company);
  return { userLimit: users, administratorLimit: administrators };
}

/** The seats for one person after the other, as long as there are any; within the transaction that adds them. */
export async function openSeats(company: Company): Promise<SeatCounter> {
  const { users, administrators } = await roomIn(company);
  const left = (taken: LimitUse | null) => (taken === null ? null : taken.limit - taken.used);
  return createSeatCounter({ users: left(users), administrators: left(administrators) });
}
