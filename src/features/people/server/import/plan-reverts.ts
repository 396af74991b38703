import { emailKey } from '#kernel/contract/email-address.ts';
import type { ImportRowError } from '../../contract/entities-import.ts';
import type { StoredPersonRecord, PersonRecord } from '../person-record.ts';
import { circlesIn } from '../rules/import/reporting-lines.ts';
import { openSeats } from '../room.ts';
import { seatsAdded } from '../rules/seats.ts';
import { readRecords, type PeopleWriteContext } from '../save-people.ts';
import { readEmailOwners, readLines } from './store-import-people.ts';

/** A person whom an import or a sync changed: with the values before, and the change of the person that it was. */
export interface ChangedPerson {
  id: string;
  former: Partial<PersonRecord>;
  writtenVersion: number | null;
}

export interface Reverts {
  pairs: { before: StoredPersonRecord; after: PersonRecord }[];
  /** Why somebody is left as they are now. */
  kept: Map<string, ImportRowError>;
}

/** The changed people who still have the values that were written, each with their former values. */
export async function planReverts(writeContext: PeopleWriteContext, rows: readonly ChangedPerson[]): Promise<Reverts> {
  const reverts: Reverts = { pairs: [], kept: new Map() };
  if (rows.length === 0) return reverts;
  const people = await readRecords(
    writeContext,
    rows.map(({ id }) => id),
    { lock: true },
  );
  const stored = new Map(people.map((person) => [person.id, person]));
  const blockers = await blockersOf(writeContext, rows);
  const takeSeats = await openSeats(writeContext.company);
  for (const { id, former, writtenVersion } of rows) {
    const before = stored.get(id);
    const after = before && { ...before, ...former };
    const error = before ? (before.version === writtenVersion ? blockers.get(id) : 'personChanged') : 'personGone';
    if (error) reverts.kept.set(id, error);
    else if (before && after && takeSeats(seatsAdded(before, after))) reverts.pairs.push({ before, after });
    else reverts.kept.set(id, 'noRoom');
  }
  return reverts;
}

/** What prevents restoring a person's former values: a manager who has left or is now below them, or an e-mail that another person has. */
async function blockersOf({ company }: PeopleWriteContext, rows: readonly ChangedPerson[]): Promise<Map<string, ImportRowError>> {
  const found = new Map<string, ImportRowError>();
  const emails = rows.flatMap(({ former }) => (former.emailAddress ? [emailKey(former.emailAddress)] : []));
  const owners = emails.length > 0 ? await readEmailOwners(company, emails) : [];
  const restored = rows.flatMap(({ id, former }) =>
    former.reportingToCompanyUserId ? [{ person: id, manager: former.reportingToCompanyUserId }] : [],
  );
  const lines = restored.length > 0 ? await readLines(company) : [];
  const mayManage = new Set(lines.filter((line) => line.mayManage).map(({ id }) => id));
  const circles = circlesIn(restored, new Map(lines.flatMap(({ id, manager }) => (manager ? [[id, manager] as const] : []))));
  for (const { person, manager } of restored) {
    if (!mayManage.has(manager)) found.set(person, 'managerGone');
    else if (circles.has(person)) found.set(person, 'managerCircle');
  }
  for (const { id, former } of rows) {
    if (owners.some((owner) => owner.id !== id && owner.email === emailKey(former.emailAddress ?? ''))) found.set(id, 'emailTaken');
  }
  return found;
}
