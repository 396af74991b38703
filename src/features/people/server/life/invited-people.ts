import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Account, Membership } from '#kernel/server/actor.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { Services } from '#kernel/server/services.ts';
import { announce, peopleAdded } from '../change-hooks.ts';
import { changeOf } from '../change-of.ts';
import { newRecord } from '../person-record.ts';
import type { StoredPersonRecord } from '../person-record.ts';
import { isDeletable, mayManage, viewerOf } from '../policy.ts';
import type { PersonEvent } from './life-hooks.ts';
import { addRecords, changeRecords, readRecords } from '../save-people.ts';
import type { PeopleWriteContext } from '../save-people.ts';
import { erasePerson } from './erase-person.ts';
import { findingsOf } from './findings-of.ts';

/** A person who joins by invitation. */
export interface Newcomer {
  id: string;
  role: RoleKey;
  emailAddress: string;
  firstName: string;
  lastName: string;
}

/** Adds any number of invited people in a constant number of statements: pending until their profile is complete. */
export async function addNewcomers(
  writeContext: PeopleWriteContext & { services: Services },
  newcomers: readonly Newcomer[],
): Promise<Change[]> {
  if (newcomers.length === 0) return [];
  const records = newcomers.map(({ id, role, firstName, lastName, emailAddress }) => ({
    ...newRecord(id, role, { firstName, lastName }, { emailAddress }),
    state: 'pending' as const,
  }));
  await addRecords(writeContext, records);
  await announce(peopleAdded, { ...writeContext, companyUserIds: records.map(({ id }) => id) });
  return records.map((record) => changeOf(undefined, record));
}

/** A person, locked until the commit; undefined when the company has none with this id. */
export async function lockInvitedPerson(
  place: Pick<PeopleWriteContext, 'company' | 'secrets'>,
  id: string,
): Promise<StoredPersonRecord | undefined> {
  return (await readRecords(place, [id], { lock: true }))[0];
}

/** Whether a member may manage a person: only roles that the member may grant, and never themselves. */
export function mayManagePerson(member: Membership, person: { id: string; role: RoleKey }): boolean {
  return mayManage(viewerOf(member), person);
}

/**
 * Gives a locked person access with an account. A new person gets the account's name until they change it. Returns the change to
 * log.
 */
export async function grantAccess(writeContext: PeopleWriteContext, person: StoredPersonRecord, account: Account): Promise<Change> {
  const isNew = person.state === 'pending' && person.accountId === null;
  const names = isNew && account.firstName && account.lastName ? { firstName: account.firstName, lastName: account.lastName } : {};
  const after = { ...person, ...names, accountId: account.id, hasAccess: true };
  await changeRecords(writeContext, [{ before: person, after }]);
  return changeOf(person, after);
}

/**
 * Erases a person who has never used their invitation. Returns false, and erases nothing, when they have signed in, are no longer pending, or
 * when records of the company refer to them. `before` runs while the row still exists.
 */
export async function eraseNewcomer(event: PersonEvent, before: () => Promise<void>): Promise<boolean> {
  const { company, services, companyUserId, now, today } = event;
  const person = await lockInvitedPerson({ company, secrets: services.secrets }, companyUserId);
  if (!person || person.state !== 'pending' || !isDeletable(person)) return false;
  const { obstacles } = await findingsOf({ company, services, companyUserId, purpose: 'delete', now, today });
  if (obstacles.length > 0) return false;
  await before();
  await erasePerson(event, person);
  return true;
}
