import type { CallContext } from '#kernel/server/call-context.ts';
import { findDeadline } from '../contract/rules/deadline.ts';
import { countedOf, deadlineDay } from './deadline-day.ts';
import { readAllTerms, writeCounted } from './store-counted.ts';

/** Counts the deadlines of all contracts of a company for a day, and stores those that have changed; a constant number of statements. */
export async function recountContracts(call: Pick<CallContext, 'company' | 'today'>): Promise<void> {
  const day = await deadlineDay(call);
  const all = await readAllTerms(call.company);
  const changed = all.flatMap(({ contractId, counted, ...terms }) => {
    const now = countedOf(findDeadline(terms, day));
    const isSame = now.nextDeadline === counted.nextDeadline && now.termEnd === counted.termEnd && now.isExpired === counted.isExpired;
    return isSame ? [] : [{ contractId, ...now }];
  });
  await writeCounted(call.company, changed);
}
