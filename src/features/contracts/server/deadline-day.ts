import { readFreeDays } from '#features/absence/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Deadline, DeadlineDay } from '../contract/rules/deadline.ts';
import type { Counted } from './store-contract.ts';
import { readSettings } from './store-settings.ts';

/** What deadlines of the company are counted with on a day; two statements. */
export async function deadlineDay({ company, today }: Pick<CallContext, 'company' | 'today'>): Promise<DeadlineDay> {
  const [isFree, { movesToWorkingDay }] = await Promise.all([readFreeDays(company), readSettings(company)]);
  return { today, isFree, movesToWorkingDay };
}

/** What is stored of a deadline, for order and filters. */
export function countedOf({ actBy, termEnd, state }: Deadline): Counted {
  return { nextDeadline: actBy, termEnd, isExpired: state === 'expired' };
}
