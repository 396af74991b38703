import { employmentChanged, peopleAdded, peopleRemoved } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { on } from '#kernel/server/registers.ts';
import { countUsers } from '../store-users.ts';
import { lockForCount, writeUsers } from './store-users.ts';

/** Notes how many users the company has today; before it subscribes to anything, nobody counts. */
export async function noteUsers({ company, today }: Pick<CallContext, 'company' | 'today'>): Promise<void> {
  if (await lockForCount(company)) await writeUsers(company, { day: today, users: await countUsers(company) });
}

/** People come, go and change roles: each time the users of the day are counted again (subscription.9). */
export const userCounts = [on(peopleAdded, noteUsers), on(employmentChanged, noteUsers), on(peopleRemoved, noteUsers)];
