import type { CallContext } from '#kernel/server/call-context.ts';
import { hook } from '#kernel/server/registers.ts';

/** Something that happened to people, however many, told to other features once and in the same transaction. */
export interface PeopleEvent extends Pick<CallContext, 'company' | 'services' | 'now' | 'today'> {
  companyUserIds: readonly string[];
  /** The person who did it; null when nobody of the company did. */
  by: string | null;
}

// Apart from `public.ts`, which offers what tells these to others.
export const peopleAdded = hook<PeopleEvent>('people.peopleAdded');
export const salaryAccountsChanged = hook<PeopleEvent>('people.salaryAccountsChanged');

/** Tells of people when there are any. */
export async function notifyListeners(happened: typeof peopleAdded, event: PeopleEvent): Promise<void> {
  if (event.companyUserIds.length > 0) await event.services.hooks.tell(happened, event);
}

interface Pair {
  before: { salaryAccountNumber: string | null };
  after: { id: string; salaryAccountNumber: string | null };
}

/** Those whose pay goes to another account than before. */
export function withOtherAccount(pairs: readonly Pair[]): string[] {
  return pairs.filter(({ before, after }) => before.salaryAccountNumber !== after.salaryAccountNumber).map(({ after }) => after.id);
}
