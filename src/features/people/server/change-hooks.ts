import { hook } from '#kernel/server/hooks.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';

/** Something that happened to people, however many, told to other features once and in the same transaction. */
export interface PeopleEvent {
  company: Company;
  services: Services;
  companyUserIds: readonly string[];
  /** The person who did it; null when nobody of the company did. */
  by: string | null;
  now: Date;
  today: string;
}

// Apart from `public.ts`, which offers what tells these to others.
export const peopleAdded = hook<PeopleEvent>();
export const salaryAccountsChanged = hook<PeopleEvent>();

/** Tells of people when there are any. */
export async function tellOf(happened: typeof peopleAdded, event: PeopleEvent): Promise<void> {
  if (event.companyUserIds.length > 0) await happened.tell(event);
}

interface Pair {
  before: { salaryAccountNumber: string | null };
  after: { id: string; salaryAccountNumber: string | null };
}

/** Those whose pay goes to another account than before. */
export function withOtherAccount(pairs: readonly Pair[]): string[] {
  return pairs.filter(({ before, after }) => before.salaryAccountNumber !== after.salaryAccountNumber).map(({ after }) => after.id);
}
