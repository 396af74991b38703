import type { CallContext } from '#kernel/server/call-context.ts';
import { hook } from '#kernel/server/registers.ts';

/** A change to any number of people, announced to other features once and in the same transaction. */
export interface PeopleEvent extends Pick<CallContext, 'company' | 'services' | 'now' | 'today'> {
  companyUserIds: readonly string[];
  /** The person who made the change; null when no user of the company did. */
  by: string | null;
}

// In a separate file, because `public.ts` exports the functions that call these hooks.
export const peopleAdded = hook<PeopleEvent>('people.peopleAdded');
export const salaryAccountsChanged = hook<PeopleEvent>('people.salaryAccountsChanged');

/** Calls the listeners when there are people. */
export async function notifyListeners(happened: typeof peopleAdded, event: PeopleEvent): Promise<void> {
  if (event.companyUserIds.length > 0) await event.services.hooks.tell(happened, event);
}

interface Pair {
  before: { salaryAccountNumber: string | null };
  after: { id: string; salaryAccountNumber: string | null };
}

/** The ids of people whose salary account changed. */
export function withOtherAccount(pairs: readonly Pair[]): string[] {
  return pairs.filter(({ before, after }) => before.salaryAccountNumber !== after.salaryAccountNumber).map(({ after }) => after.id);
}
