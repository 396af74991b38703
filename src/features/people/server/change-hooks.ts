import type { FieldError } from '#kernel/contract/errors.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { hook } from '#kernel/server/registers.ts';
import type { PersonRecord } from './person-record.ts';

/** A change to any number of people, announced to other features once and in the same transaction. */
export interface PeopleEvent extends Pick<CallContext, 'company' | 'services' | 'now' | 'today'> {
  companyUserIds: readonly string[];
  /** The person who made the change; null when no user of the company did. */
  by: string | null;
  /** Where a listener says what it changed, in a call that has a log of its own. */
  audit?: CallContext['audit'];
}

// In a separate file, because `public.ts` exports the functions that call these hooks.
export const peopleAdded = hook<PeopleEvent>('people.peopleAdded');
export const salaryAccountsChanged = hook<PeopleEvent>('people.salaryAccountsChanged');
export const countriesChanged = hook<PeopleEvent>('people.countriesChanged');
/** What decides how much vacation people have changed: start or end date, birthday, role or state. */
export const employmentChanged = hook<PeopleEvent>('people.employmentChanged');
/** People have another role; told after `employmentChanged`. */
export const rolesChanged = hook<PeopleEvent & { formerRoles: ReadonlyMap<string, RoleKey> }>('people.rolesChanged');
/** The first days of people have changed, or were taken away. */
export const startDatesChanged = hook<PeopleEvent>('people.startDatesChanged');
/** The last days of people have changed, or were taken away. */
export const endDatesChanged = hook<PeopleEvent>('people.endDatesChanged');
/** Asked before last days are moved later by hand, an import, a sync or a contract: features answer why they cannot be those days, by the ids of people. */
export const lastDayMoving = hook<Pick<PeopleEvent, 'company'> & { moves: readonly MovedLastDay[] }, ReadonlyMap<string, FieldError>>(
  'people.lastDayMoving',
);
interface MovedLastDay {
  companyUserId: string;
  formerDay: string;
  day: string;
}
/** People were taken away for good who had just been added: their rows are gone. */
export const peopleRemoved = hook<PeopleEvent>('people.peopleRemoved');
/** Other features answer for which of these people they have something. */
export const recordsWanted = hook<Pick<PeopleEvent, 'company' | 'companyUserIds'>, readonly string[]>('people.recordsWanted');

/** Calls the listeners when there are people. */
export async function announce(happened: typeof peopleAdded, event: PeopleEvent): Promise<void> {
  if (event.companyUserIds.length > 0) await event.services.hooks.tell(happened, event);
}

const employment = ['startDate', 'endDate', 'birthday', 'role', 'state'] as const;
type Watched = 'salaryAccountNumber' | 'country' | (typeof employment)[number];
interface Pair {
  before: Pick<PersonRecord, Watched>;
  after: Pick<PersonRecord, Watched | 'id'>;
}

/** Announces what changed with these people to those who listen for it. */
export async function announceChanges(event: Omit<PeopleEvent, 'companyUserIds'>, pairs: readonly Pair[]): Promise<void> {
  const whereChanged = (...names: readonly Watched[]) =>
    pairs.filter(({ before, after }) => names.some((name) => before[name] !== after[name])).map(({ after }) => after.id);
  await announce(salaryAccountsChanged, { ...event, companyUserIds: whereChanged('salaryAccountNumber') });
  await announce(countriesChanged, { ...event, companyUserIds: whereChanged('country') });
  await announce(employmentChanged, { ...event, companyUserIds: whereChanged(...employment) });
  const formerRoles = new Map(pairs.map(({ before, after }) => [after.id, before.role]));
  const companyUserIds = whereChanged('role');
  if (companyUserIds.length > 0) await event.services.hooks.tell(rolesChanged, { ...event, companyUserIds, formerRoles });
  await announce(startDatesChanged, { ...event, companyUserIds: whereChanged('startDate') });
  await announce(endDatesChanged, { ...event, companyUserIds: whereChanged('endDate') });
}
