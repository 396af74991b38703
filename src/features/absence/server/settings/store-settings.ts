import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { AbsenceSettings, CompanyDay, EditableSettings, LockedPeriod, MinimumPresence } from '../../contract/entities-settings.ts';
import type { CompanyCalendar } from '../rules/work-calendar.ts';

/** A company's stored settings; `acknowledgedAt` is null until the calendar is opened. */
interface SettingsRow {
  acknowledgedAt: Date | null;
  autoApproveAbsenceRequests: boolean;
  autoApproveHomeOfficeRequests: boolean;
  allowHalfDayAbsence: boolean;
  nextLeaderAfterDays: number;
  halfDayEves: boolean;
  isProrated: boolean;
  country: string;
  careDays: number;
  sickScheme: EditableSettings['sickLeave']['scheme'];
  sickDaysEachTime: number | null;
  sickOccasions: number | null;
  sickDaysInYear: number | null;
  carryOverKind: EditableSettings['carryOver']['kind'];
  carryOverMax: string | null;
  carryOverExpiresOn: string | null;
  version: number;
  timeZone: string;
  defaults: { fromYear: number; days: number }[];
  days: CompanyDay[];
  weeks: { validFrom: string; weekdays: number }[];
  lockedPeriods: LockedPeriod[];
  minimumPresence: MinimumPresence[];
}

/** A company's absence settings in one statement; unset ones have the default of their column. */
async function readSettings(company: Company): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    select kept.acknowledged_at as "acknowledgedAt", coalesce(kept.auto_approve_absence, false) as "autoApproveAbsenceRequests",
      coalesce(kept.auto_approve_home_office, false) as "autoApproveHomeOfficeRequests",
      coalesce(kept.allow_half_day, true) as "allowHalfDayAbsence", coalesce(kept.half_day_eves, false) as "halfDayEves",
      coalesce(kept.next_leader_after_days, 5) as "nextLeaderAfterDays",
      coalesce(kept.is_prorated, true) as "isProrated", coalesce(kept.country, owner.country) as country,
      coalesce(kept.care_days, 10) as "careDays", coalesce(kept.sick_scheme, 'standard') as "sickScheme",
      kept.sick_days_each_time as "sickDaysEachTime", kept.sick_occasions as "sickOccasions", kept.sick_days_in_year as "sickDaysInYear",
      coalesce(kept.carry_over_kind, 'none') as "carryOverKind", kept.carry_over_max as "carryOverMax",
      kept.carry_over_expires_on as "carryOverExpiresOn", coalesce(kept.version, 1) as version, owner.time_zone as "timeZone",
      (select coalesce(jsonb_agg(jsonb_build_object('fromYear', from_year, 'days', days) order by from_year), '[]')
        from absence_default where company_id = ${company.id}) as defaults,
      (select coalesce(jsonb_agg(jsonb_build_object('date', date, 'kind', kind, 'name', name) order by date), '[]')
        from absence_company_day where company_id = ${company.id}) as days,
      (select coalesce(jsonb_agg(jsonb_build_object('validFrom', valid_from, 'weekdays', weekdays) order by valid_from), '[]')
        from work_week where company_id = ${company.id} and company_user_id is null) as weeks,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'startDate', start_date, 'endDate', end_date) order by start_date, name), '[]')
        from absence_locked_period where company_id = ${company.id}) as "lockedPeriods",
      (select coalesce(jsonb_agg(jsonb_build_object('department', department, 'minimum', minimum) order by department nulls first), '[]')
        from absence_minimum where company_id = ${company.id}) as "minimumPresence"
    from company owner left join absence_settings kept on kept.company_id = owner.company_id
    where owner.company_id = ${company.id}
  `.execute(company.tx);
  const [row] = rows;
  if (!row) throw new Error('A call is made for a company that exists');
  return row;
}

/** A company's absence rules, which are also the `CompanyCalendar` of the rules that count days. */
export interface CompanyRules extends Omit<EditableSettings, 'availableAbsenceDays'>, CompanyCalendar {
  /** Whether and when the calendar was opened (absence.1). */
  acknowledgedAt: Date | null;
  days: EditableSettings['days'];
  /** The default days per year, valid from a year on; oldest first. */
  defaults: { fromYear: number; days: number }[];
  timeZone: string;
  version: number;
}

/** The company's settings, or the defaults; one statement. */
export async function readCompanyRules(company: Company): Promise<CompanyRules> {
  const { sickScheme, sickDaysEachTime, sickOccasions, sickDaysInYear, carryOverKind, carryOverMax, carryOverExpiresOn, ...rules } =
    await readSettings(company);
  return {
    ...rules,
    sickLeave: { scheme: sickScheme, daysEachTime: sickDaysEachTime, occasions: sickOccasions, daysInYear: sickDaysInYear },
    carryOver: {
      kind: carryOverKind,
      maxDays: carryOverMax === null ? null : Number(carryOverMax),
      expiresOn: carryOverExpiresOn,
    },
  };
}

/** The departments of the active internal people, and the caller's deputy. */
export async function readDepartmentsAndDeputy(
  company: Company,
  companyUserId: string,
): Promise<{ departments: string[]; deputy: AbsenceSettings['deputy'] }> {
  const { rows } = await sql<{ departments: string[]; deputy: AbsenceSettings['deputy'] }>`
    select
      (select coalesce(jsonb_agg(department order by department), '[]') from (
        select distinct department from company_user
        where company_id = ${company.id} and state = 'active' and not is_external and department is not null
      ) named) as departments,
      (select jsonb_build_object('companyUserId', deputy.id, 'fullName', deputy.first_name || ' ' || deputy.last_name,
          'from', chosen.valid_from, 'to', chosen.valid_to)
        from absence_deputy chosen
        join company_user deputy on deputy.company_id = chosen.company_id and deputy.id = chosen.deputy_id
        where chosen.company_id = ${company.id} and chosen.company_user_id = ${companyUserId}::uuid) as deputy
  `.execute(company.tx);
  return rows[0] ?? { departments: [], deputy: null };
}

interface Opening {
  availableAbsenceDays: number;
  autoApproveAbsenceRequests: boolean;
  autoApproveHomeOfficeRequests: boolean;
  allowHalfDayAbsence: boolean;
}

/** Opens the calendar; false when it was open. */
export async function insertSettings(
  company: Company,
  opening: Opening,
  { country, by, now, year }: { country: string; by: string; now: Date; year: number },
): Promise<boolean> {
  const { rows } = await sql`
    with opened as (
      insert into absence_settings
        (company_id, acknowledged_at, acknowledged_by, auto_approve_absence, auto_approve_home_office, allow_half_day, country)
      values (${company.id}, ${now}::timestamptz, ${by}::uuid, ${opening.autoApproveAbsenceRequests}, ${opening.autoApproveHomeOfficeRequests},
        ${opening.allowHalfDayAbsence}, ${country})
      on conflict do nothing returning company_id
    )
    insert into absence_default (company_id, from_year, days)
    select company_id, ${year}::smallint, ${opening.availableAbsenceDays}::numeric from opened returning from_year
  `.execute(company.tx);
  return rows.length > 0;
}
