import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { EditableSettings } from '../../contract/entities-settings.ts';

/** Locks the settings until the commit, so that concurrent saves do not overwrite each other; called before they are read. */
export async function lockSettings(company: Company): Promise<void> {
  await sql`select version from absence_settings where company_id = ${company.id} for no key update`.execute(company.tx);
}

/** Writes the plain settings, and the default days from a year on. */
export async function writeSettings(company: Company, settings: EditableSettings, fromYear: number): Promise<void> {
  const { sickLeave, carryOver } = settings;
  await sql`
    with written as (
      update absence_settings set auto_approve_absence = ${settings.autoApproveAbsenceRequests},
        auto_approve_home_office = ${settings.autoApproveHomeOfficeRequests}, allow_half_day = ${settings.allowHalfDayAbsence},
        next_leader_after_days = ${settings.nextLeaderAfterDays}::smallint, half_day_eves = ${settings.halfDayEves}, is_prorated = ${settings.isProrated}, country = ${settings.country},
        care_days = ${settings.careDays}::smallint, sick_scheme = ${sickLeave.scheme},
        sick_days_each_time = ${sickLeave.daysEachTime}::smallint, sick_occasions = ${sickLeave.occasions}::smallint,
        sick_days_in_year = ${sickLeave.daysInYear}::smallint, carry_over_kind = ${carryOver.kind},
        carry_over_max = ${carryOver.maxDays}::numeric, carry_over_expires_on = ${carryOver.expiresOn}, version = version + 1
      where company_id = ${company.id}
    )
    insert into absence_default (company_id, from_year, days)
    select ${company.id}::integer, ${fromYear}::smallint, ${settings.availableAbsenceDays}::numeric
    where ${settings.availableAbsenceDays}::numeric is distinct from
      (select days from absence_default where company_id = ${company.id} and from_year <= ${fromYear}::smallint order by from_year desc limit 1)
    on conflict (company_id, from_year) do update set days = excluded.days
  `.execute(company.tx);
}

/** Replaces the company-specific days. */
export async function writeDays(company: Company, days: EditableSettings['days']): Promise<void> {
  await sql`delete from absence_company_day where company_id = ${company.id}`.execute(company.tx);
  await sql`
    insert into absence_company_day (company_id, date, kind, name)
    select ${company.id}::integer, date, kind, name from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day(date date, kind text, name text)
    on conflict (company_id, date) do update set kind = excluded.kind, name = excluded.name
  `.execute(company.tx);
}

/** Replaces the locked periods. */
export async function writeLockedPeriods(company: Company, periods: EditableSettings['lockedPeriods']): Promise<void> {
  const rows = periods.map((period) => ({ id: newId(), ...period }));
  await sql`delete from absence_locked_period where company_id = ${company.id}`.execute(company.tx);
  await sql`
    insert into absence_locked_period (company_id, id, name, start_date, end_date)
    select ${company.id}::integer, id, name, "startDate", "endDate"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as locked(id uuid, name text, "startDate" date, "endDate" date)
  `.execute(company.tx);
}

/** Replaces the minimum presence. */
export async function writeMinimumPresence(company: Company, minimums: EditableSettings['minimumPresence']): Promise<void> {
  const rows = minimums.map((minimum) => ({ id: newId(), ...minimum }));
  await sql`delete from absence_minimum where company_id = ${company.id}`.execute(company.tx);
  await sql`
    insert into absence_minimum (company_id, id, department, minimum)
    select ${company.id}::integer, id, department, minimum
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as least(id uuid, department text, minimum integer)
  `.execute(company.tx);
}

/** Sets the weekdays of a person, or of the company, from a day on; null = the company's from then on. */
export async function writeWorkWeek(
  company: Company,
  { companyUserId, validFrom, weekdays }: { companyUserId: string | null; validFrom: string; weekdays: number | null },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await sql`
    insert into work_week (company_id, id, company_user_id, valid_from, weekdays, set_at, set_by)
    values (${company.id}, ${newId()}::uuid, ${companyUserId}::uuid, ${validFrom}::date, ${weekdays}::smallint, ${now}::timestamptz, ${by}::uuid)
    on conflict (company_id, company_user_id, valid_from)
    do update set weekdays = excluded.weekdays, set_at = excluded.set_at, set_by = excluded.set_by
  `.execute(company.tx);
}
