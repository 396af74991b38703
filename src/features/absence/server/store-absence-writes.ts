import { sql } from 'kysely';
import type { WriteContext } from '#kernel/server/call-context.ts';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { waitingStatuses, type AbsenceAction, type AbsenceStatus } from '../contract/kinds.ts';
import type { VersionData } from './store-absence.ts';

interface NewAbsence {
  absenceId: string;
  companyUserId: string;
  status: AbsenceStatus;
  batchId: string | null;
  current: VersionData;
}

/** Inserts any number of absences in one statement. */
export async function insertAbsences({ company, by, now }: WriteContext, absences: readonly NewAbsence[]): Promise<void> {
  const rows = absences.map(({ current, ...absence }) => ({ ...absence, ...heldOf(current) }));
  await sql`
    insert into absence (company_id, id, company_user_id, status, version_number, type, start_date, end_date, requested_at, created_by, batch_id)
    select ${company.id}::integer, "absenceId", "companyUserId", status, "versionNumber", type, "startDate", "endDate", ${now}::timestamptz,
      ${by}::uuid, "batchId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent("absenceId" uuid, "companyUserId" uuid, status smallint,
      "versionNumber" integer, type smallint, "startDate" date, "endDate" date, "batchId" uuid)
  `.execute(company.tx);
}

function heldOf({ number, type, startDate, endDate }: VersionData) {
  return { versionNumber: number, type, startDate, endDate };
}

interface ChangedAbsence {
  absenceId: string;
  status: AbsenceStatus;
  current: VersionData;
  proposedNumber: number | null;
}

/** Updates status and versions of any number of absences in one statement. */
export async function updateAbsences({ company }: WriteContext, absences: readonly ChangedAbsence[]): Promise<void> {
  const rows = absences.map(({ current, ...absence }) => ({ ...absence, ...heldOf(current) }));
  await sql`
    update absence set status = sent.status, version_number = sent."versionNumber", proposed_number = sent."proposedNumber", type = sent.type,
      start_date = sent."startDate", end_date = sent."endDate", version = absence.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent("absenceId" uuid, status smallint, "versionNumber" integer,
      "proposedNumber" integer, type smallint, "startDate" date, "endDate" date)
    where absence.company_id = ${company.id} and absence.id = sent."absenceId"
  `.execute(company.tx);
}

/** Inserts versions with their spans in one statement. */
export async function insertVersions(
  { company, by, now }: WriteContext,
  versions: readonly (VersionData & { absenceId: string })[],
): Promise<void> {
  const sent = JSON.stringify(versions.map(({ spans: _spans, ...version }) => version));
  const spans = versions.flatMap(({ absenceId, number, spans: each }) => each.map((span) => ({ absenceId, number, ...span })));
  await sql`
    with added as (
      insert into absence_version (company_id, absence_id, number, type, start_date, end_date, portion, recurrence, comment, deductible,
        is_statutory, working_days, calendar_days, days_per_year, created_at, created_by)
      select ${company.id}::integer, "absenceId", number, type, "startDate", "endDate", portion, nullif(recurrence, 'null'::jsonb), comment,
        deductible, "isStatutory", "workingDays", "calendarDays", "daysPerYear", ${now}::timestamptz, ${by}::uuid
      from jsonb_to_recordset(${sent}::jsonb) as sent("absenceId" uuid, number integer, type smallint, "startDate" date, "endDate" date,
        portion smallint, recurrence jsonb, comment text, deductible boolean, "isStatutory" boolean, "workingDays" numeric,
        "calendarDays" integer, "daysPerYear" jsonb)
    )
    insert into absence_span (company_id, absence_id, number, start_date, end_date, counted)
    select ${company.id}::integer, "absenceId", number, "startDate", "endDate", counted
    from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb)
      as sent("absenceId" uuid, number integer, "startDate" date, "endDate" date, counted text)
  `.execute(company.tx);
}

interface NewEvent {
  id: string;
  absenceId: string;
  action: AbsenceAction;
  fromStatus: AbsenceStatus;
  toStatus: AbsenceStatus;
  oldNumber: number | null;
  newNumber: number | null;
  comment: string | null;
}

/** Inserts any number of events in one statement. */
export async function insertEvents({ company, by, now }: WriteContext, events: readonly NewEvent[]): Promise<void> {
  await sql`
    insert into absence_event (company_id, id, absence_id, action, from_status, to_status, old_number, new_number, comment, at, by)
    select ${company.id}::integer, id, "absenceId", action, "fromStatus", "toStatus", "oldNumber", "newNumber", comment, ${now}::timestamptz,
      ${by}::uuid
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as sent(id uuid, "absenceId" uuid, action smallint, "fromStatus" smallint,
      "toStatus" smallint, "oldNumber" integer, "newNumber" integer, comment text)
  `.execute(company.tx);
}

/** The highest version number that an absence has had. */
export async function readLastNumber(company: Company, absenceId: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) as number from absence_version where company_id = ${company.id} and absence_id = ${absenceId}::uuid
  `.execute(company.tx);
  return rows[0]?.number ?? 0;
}

/** Erases all of a person's absence; versions, spans, events and ledger lines go with it. */
export async function deleteAbsencesOf(company: Company, companyUserId: string): Promise<void> {
  await sql`
    with lines as (delete from absence_ledger where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid),
      transfers as (delete from vacation_transfer where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid),
      closed as (delete from absence_closed_year where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid),
      care as (delete from absence_care_days where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid),
      weeks as (delete from work_week where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid),
      deputies as (delete from absence_deputy
        where company_id = ${company.id} and (company_user_id = ${companyUserId}::uuid or deputy_id = ${companyUserId}::uuid))
    delete from absence where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
}

/** Those of these people with absence, or with days or working days set for them; default days are no record about anybody. */
export async function findPeopleWithAbsence(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const ids = sql`any(${[...companyUserIds]}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    select company_user_id as id from absence where company_id = ${company.id} and company_user_id = ${ids}
    union select company_user_id from absence_ledger where company_id = ${company.id} and company_user_id = ${ids}
      and by is not null and basis is null
    union select company_user_id from vacation_transfer where company_id = ${company.id} and company_user_id = ${ids}
    union select company_user_id from work_week where company_id = ${company.id} and company_user_id = ${ids}
    union select company_user_id from absence_care_days where company_id = ${company.id} and company_user_id = ${ids}
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** How many requests of a person are pending. */
export async function countWaitingOf(company: Company, companyUserId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from absence
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and status in ${literals(waitingStatuses)}
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}
