import type { RoleKey } from '#kernel/contract/permissions.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import type { PersonFields } from '../../contract/entities.ts';
import type { ImportRowError } from '../../contract/entities-import.ts';
import type { Services } from '#kernel/server/services.ts';
import { announce, announceChanges, peopleAdded } from '../change-hooks.ts';
import { changedFields, changeOf } from '../change-of.ts';
import { lastDayErrors } from '../last-days.ts';
import { newRecord, withFields, withRole, type StoredPersonRecord, type PersonRecord } from '../person-record.ts';
import { personFieldsOf } from '../rules/import/check-values.ts';
import type { Values } from '../rules/import/read-cell.ts';
import { addRecords, changeRecords, readRecords, type PeopleWriteContext } from '../save-people.ts';
import { externalIn, releaseDirector } from '../release-director.ts';
import { openSeats } from '../room.ts';
import { plannedSeat, seatsAdded } from '../rules/seats.ts';
import type { Seats } from '../rules/seats.ts';
import { guardRoles, presentRole } from './guard-roles.ts';
import { linesFor, type Lines } from './lines-for.ts';
import { newcomersFor, type OpenRow } from './newcomers-for.ts';
import { openContent, sealFormer } from './plan-content.ts';
import { keptOfOneself, touchesOwn } from './plan-reverts.ts';
import type { ImportRecord } from '#kernel/server/imports/store-import.ts';
import type { RowRecord, RowResult } from '#kernel/server/imports/store-import-rows.ts';

interface Written {
  row: OpenRow;
  before: StoredPersonRecord | undefined;
  after: PersonRecord;
  /** Why the person is imported without a value: their manager does not exist any more, or it is the starter’s own. */
  mishap: ImportRowError | null;
}

type Batch = PeopleWriteContext & { services: Services };

/** Writes the people of some rows with a constant number of statements; rows with a conflicting change are not written and marked as such. */
export async function writeBatch(writeContext: Batch, plan: ImportRecord, records: readonly RowRecord[]): Promise<RowResult[]> {
  const { company, secrets } = writeContext;
  const place = { companyId: company.id, importId: plan.id };
  const rows = records.flatMap((record): OpenRow[] => (record.recordId === null ? [] : [opened(record, record.recordId)]));
  // What others took since the import was started is not there any more.
  const seats = await openSeats(company);
  const stored = await storedFor(writeContext, rows);
  const newcomers = await newcomersFor(writeContext, plan, rows);
  const lines = await linesFor(company, rows);
  const days = await lastDayErrors(writeContext, changesOf(rows, stored));
  const { accountId = null, companyUserId = null, via = 'system', requestId = plan.id } = plan.startedBy ?? {};
  const role = await presentRole(company, companyUserId);
  const hasGuarded = rows.some((row) => isGuarded(row, stored.get(row.companyUserId)));
  const refusedRole = hasGuarded ? await guardRoles(company, { companyUserId, role }) : () => undefined;

  const written: Written[] = [];
  const failed: RowResult[] = [];
  for (const row of rows) {
    const before = stored.get(row.companyUserId);
    const taken = seatsOf(row, before);
    const error =
      rowErrorOf(row, before, newcomers) ??
      (days.has(row.companyUserId) ? 'contractFollows' : undefined) ??
      (seats.hasRoomFor(taken) ? undefined : 'noRoom') ??
      (isGuarded(row, before) ? refusedRole({ before, after: recordAfter(row, before, personFieldsOf(row.planned.values)) }) : undefined);
    if (error) failed.push({ number: row.number, outcome: 'failed', mishap: error, writtenVersion: null, former: null });
    else {
      seats.take(taken);
      written.push(writing(row, before, { lines, by: companyUserId }));
    }
  }
  await save(writeContext, written);
  const ended = await releaseDirector(company, externalIn(written));
  const caller = { accountId, companyUserId, role, via, requestId, action: 'people.importPeople', at: writeContext.now } as const;
  if (written.length > 0) await writeAudit(company, caller, [...written.map(({ before, after }) => changeOf(before, after)), ...ended]);
  return [...failed, ...written.map(resultOf)];

  function opened(record: RowRecord, id: string): OpenRow {
    const { content, ...rest } = record;
    return {
      ...rest,
      companyUserId: id,
      planned: openContent(secrets, content, { ...place, number: record.number }),
    };
  }

  function resultOf({ row, before, after, mishap }: Written): RowResult {
    const former = before ? sealFormer(secrets, formerValues(before, after), { ...place, number: row.number }) : null;
    return { number: row.number, outcome: 'written', mishap, writtenVersion: before ? before.version + 1 : 1, former };
  }
}

async function storedFor(writeContext: PeopleWriteContext, rows: readonly OpenRow[]): Promise<Map<string, StoredPersonRecord>> {
  const ids = rows.filter(({ fate }) => fate === 'update').map(({ companyUserId }) => companyUserId);
  const people = ids.length > 0 ? await readRecords(writeContext, ids, { lock: true }) : [];
  return new Map(people.map((person) => [person.id, person]));
}

/** The people who are in the company already, as their rows change them. */
function changesOf(rows: readonly OpenRow[], stored: ReadonlyMap<string, StoredPersonRecord>) {
  return rows.flatMap((row) => {
    const before = stored.get(row.companyUserId);
    return before ? [{ before, after: recordAfter(row, before, personFieldsOf(row.planned.values)) }] : [];
  });
}

function rowErrorOf(
  row: OpenRow,
  before: StoredPersonRecord | undefined,
  newcomers: ReadonlyMap<number, ImportRowError>,
): ImportRowError | undefined {
  if (row.fate === 'update' && !before) return 'personGone';
  if (before && before.version !== row.plannedVersion) return 'personChanged';
  return newcomers.get(row.number);
}

/** Whether the role is given or taken, or the address changed that leads to one (roles.4). */
function isGuarded({ planned: { values } }: OpenRow, before: StoredPersonRecord | undefined): boolean {
  return values.role !== undefined || (before?.accountId === null && values.emailAddress !== undefined);
}

function seatsOf({ planned: { values, isLeaver } }: OpenRow, before: StoredPersonRecord | undefined): Seats {
  return seatsAdded(before, plannedSeat({ person: before, values, isLeaver }));
}

/** What nobody changes of themselves stays as it is of who started the import. */
function writing(row: OpenRow, before: StoredPersonRecord | undefined, { lines, by }: { lines: Lines; by: string | null }): Written {
  const { values, emergencyContacts, reportingToCompanyUserId: managerId } = row.planned;
  const refusal = managerId === undefined ? null : lines.refusalOf(row.companyUserId, managerId);
  if (managerId !== undefined && !refusal) lines.add(row.companyUserId, managerId);
  const fields = {
    ...personFieldsOf(values),
    ...(emergencyContacts && { emergencyContacts }),
    ...(managerId !== undefined && !refusal && { reportingToCompanyUserId: managerId }),
  };
  const after = recordAfter(row, before, fields);
  if (!before || before.id !== by || !touchesOwn(changedFields(before, after))) return { row, before, after, mishap: refusal };
  return { row, before, after: { ...after, ...keptOfOneself(before) }, mishap: refusal ?? 'ownKept' };
}

/** The person as the row leaves them. */
function recordAfter(row: OpenRow, before: StoredPersonRecord | undefined, fields: PersonFields = {}): PersonRecord {
  const { values } = row.planned;
  // The planner read it with `readRole`, which returns only role keys.
  const role = values.role as RoleKey | undefined;
  if (before) return withRole(withFields<PersonRecord>(before, fields), role);
  return newcomer(row, newRecord(row.companyUserId, role ?? 'employee', namesOf(values), fields));
}

function namesOf({ firstName, lastName }: Values): { firstName: string; lastName: string } {
  return { firstName: String(firstName), lastName: String(lastName) };
}

/** Somebody who has left is added as they would be after their deactivation on the last day (people.39). */
function newcomer({ planned }: OpenRow, person: PersonRecord): PersonRecord {
  return planned.isLeaver ? { ...person, state: 'inactive', inactivationDate: person.endDate } : person;
}

/** What the changed fields of a person were before: enough to take the change back, and nothing more. */
function formerValues(before: PersonRecord, after: PersonRecord): Partial<PersonRecord> {
  return Object.fromEntries(changedFields(before, after).map((name) => [name, before[name]]));
}

async function save(writeContext: Batch, written: readonly Written[]): Promise<void> {
  const added = written.filter(({ before }) => !before).map(({ after }) => after);
  const changed = written.flatMap(({ before, after }) => (before ? [{ before, after }] : []));
  if (added.length > 0) await addRecords(writeContext, added);
  if (changed.length > 0) await changeRecords(writeContext, changed);
  await announce(peopleAdded, { ...writeContext, companyUserIds: added.filter(({ state }) => state === 'active').map(({ id }) => id) });
  await announceChanges(writeContext, changed);
}
