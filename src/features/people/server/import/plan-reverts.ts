import { emailKey } from '#kernel/contract/email-address.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Services } from '#kernel/server/services.ts';
import type { ImportRowError } from '../../contract/entities-import.ts';
import { lastDayErrors } from '../last-days.ts';
import { withRole, type StoredPersonRecord, type PersonRecord } from '../person-record.ts';
import { circlesIn } from '../rules/import/reporting-lines.ts';
import { openSeats } from '../room.ts';
import { seatsAdded } from '../rules/seats.ts';
import { readRecords, type PeopleWriteContext } from '../save-people.ts';
import { guardRoles } from './guard-roles.ts';
import { readEmailOwners, readLines } from './store-import-people.ts';

/** A person whom an import or a sync changed: with the values before, and the change of the person that it was. */
export interface ChangedPerson {
  id: string;
  former: Partial<PersonRecord>;
  writtenVersion: number | null;
}

const ownFields: ReadonlySet<string> = new Set(['salaryAmount', 'salaryCurrency', 'salaryInterval', 'notes']);

export interface Reverts {
  pairs: { before: StoredPersonRecord; after: PersonRecord }[];
  /** Why somebody is left as they are now. */
  kept: Map<string, ImportRowError>;
}

type RevertContext = PeopleWriteContext & { services: Services };

/** The changed people who still have the values that were written, each with their former values, as far as the caller may change their roles. */
export async function planReverts(writeContext: RevertContext, by: RoleKey, rows: readonly ChangedPerson[]): Promise<Reverts> {
  const reverts: Reverts = { pairs: [], kept: new Map() };
  if (rows.length === 0) return reverts;
  const people = await readRecords(
    writeContext,
    rows.map(({ id }) => id),
    { lock: true },
  );
  const stored = new Map(people.map((person) => [person.id, person]));
  const blockers = await blockersOf(writeContext, rows, stored);
  const seats = await openSeats(writeContext.company);
  const refusedRole = await guardRoles(writeContext.company, { companyUserId: writeContext.by, role: by });
  for (const { id, former, writtenVersion } of rows) {
    const before = stored.get(id);
    const own = id === writeContext.by && touchesOwn(Object.keys(former)) ? 'ownKept' : undefined;
    const error = errorOf(before, { writtenVersion, blocker: blockers.get(id) ?? own });
    if (!before || error) {
      reverts.kept.set(id, error ?? 'personGone');
      continue;
    }
    const after = withRole({ ...before, ...former }, former.role);
    const added = seatsAdded(before, after);
    const refused = seats.hasRoomFor(added) ? refusedRole({ before, after }) : 'noRoom';
    if (refused) {
      reverts.kept.set(id, refused);
      continue;
    }
    seats.take(added);
    reverts.pairs.push({ before, after });
  }
  return reverts;
}

/** What nobody changes of themselves, also by starting or undoing an import of somebody else (roles.15). */
export function keptOfOneself({ salaryAmount, salaryCurrency, salaryInterval, notes }: StoredPersonRecord) {
  return { salaryAmount, salaryCurrency, salaryInterval, notes };
}

/** Whether one of these fields is one that nobody changes of themselves. */
export function touchesOwn(fields: readonly string[]): boolean {
  return fields.some((field) => ownFields.has(field));
}

function errorOf(
  before: StoredPersonRecord | undefined,
  { writtenVersion, blocker }: { writtenVersion: number | null; blocker: ImportRowError | undefined },
): ImportRowError | undefined {
  if (!before) return 'personGone';
  return before.version === writtenVersion ? blocker : 'personChanged';
}

/** What prevents restoring a person's former values: a manager who has left or is now below them, an e-mail that another person has, or a contract that begins by the former last day. */
async function blockersOf(
  { company, services }: RevertContext,
  rows: readonly ChangedPerson[],
  stored: ReadonlyMap<string, StoredPersonRecord>,
): Promise<Map<string, ImportRowError>> {
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
  const moves = rows.flatMap(({ id, former }) => {
    const before = stored.get(id);
    return before ? [{ before, after: { ...before, ...former } }] : [];
  });
  for (const id of (await lastDayErrors({ company, services }, moves)).keys()) found.set(id, 'contractFollows');
  return found;
}
