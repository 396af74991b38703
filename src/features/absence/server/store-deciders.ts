import { sql } from 'kysely';
import { roleKeys, type RoleKey } from '#kernel/contract/permissions.ts';
import { literals } from '#kernel/server/database/literals.ts';
import { canSignIn } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { absenceRights } from '../contract/rights.ts';
import { absencePortion, effectiveStatuses, workingTypes } from '../contract/kinds.ts';
import type { Leader } from './rules/deciders.ts';

const { levels } = absenceRights.absence;
const { FullDay, FirstHalf, LastHalf } = absencePortion;
const administrators: readonly RoleKey[] = roleKeys.filter((role) => levels[role] === 'full');
/** Roles that may decide at all. */
export const deciders: readonly RoleKey[] = roleKeys.filter((role) => ['full', 'team'].includes(levels[role]));

/** The deputies of a day; none for who does not decide any more (absence.10). */
const deputiesOn = (company: Company, today: string) => sql`(
  select named.company_user_id, named.deputy_id from absence_deputy named
  join company_user principal on principal.company_id = named.company_id and principal.id = named.company_user_id
  where named.company_id = ${company.id} and principal.role = any(${deciders}::text[])
    and coalesce(named.valid_from, ${today}::date) <= ${today}::date and coalesce(named.valid_to, ${today}::date) >= ${today}::date
) deputised`;

/** The deputies of a day, by whom they stand in for. */
export async function readDeputies(company: Company, today: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ principal: string; deputy: string }>`
    select deputised.company_user_id as principal, deputised.deputy_id as deputy from ${deputiesOn(company, today)}
  `.execute(company.tx);
  return new Map(rows.map(({ principal, deputy }) => [principal, deputy]));
}

/** Everybody below a person and below the people whose deputy they are today; `isDirect` for direct reports of one of them. */
export async function readReports(
  company: Company,
  companyUserId: string,
  today: string,
): Promise<{ companyUserId: string; isDirect: boolean }[]> {
  const { rows } = await sql<{ companyUserId: string; isDirect: boolean }>`
    with recursive place(id) as (
      select ${companyUserId}::uuid
      union
      select deputised.company_user_id from ${deputiesOn(company, today)} where deputised.deputy_id = ${companyUserId}::uuid
    ), below(id, is_direct) as (
      select person.id, true from place join company_user person on person.company_id = ${company.id} and person.reporting_to = place.id
      union
      select person.id, false from below join company_user person on person.company_id = ${company.id} and person.reporting_to = below.id
    )
    select below.id as "companyUserId", bool_or(below.is_direct) as "isDirect"
    from below where below.id <> ${companyUserId}::uuid group by below.id
  `.execute(company.tx);
  return rows;
}

/** Whether nobody else who has signed in could decide this person's absence: no administrator, and no manager above. */
export async function isOnlyDecider(company: Company, companyUserId: string): Promise<boolean> {
  const { rows } = await sql<{ isAlone: boolean }>`
    with recursive above(id, reporting_to) as (
      select id, reporting_to from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid
      union
      select person.id, person.reporting_to from above join company_user person on person.company_id = ${company.id} and person.id = above.reporting_to
    )
    select not exists (
      select from company_user other
      where other.company_id = ${company.id} and ${canSignIn('other')} and other.id <> ${companyUserId}::uuid
        and (other.role = any(${administrators}::text[]) or (other.role = any(${deciders}::text[]) and other.id in (select id from above)))
    ) as "isAlone"
  `.execute(company.tx);
  return rows[0]?.isAlone ?? false;
}

/** These people, all above them, their current deputies and the administrators: all possible deciders. */
export async function readLeaders(company: Company, companyUserIds: readonly string[], today: string): Promise<Leader[]> {
  const { rows } = await sql<Leader>`
    with recursive line(id) as (
      select unnest(${[...companyUserIds]}::uuid[])
      union
      select person.reporting_to from line join company_user person on person.company_id = ${company.id} and person.id = line.id
      where person.reporting_to is not null
    ), deputy as (
      select deputised.company_user_id, deputised.deputy_id from ${deputiesOn(company, today)} where deputised.company_user_id in (select id from line)
    )
    select person.id as "companyUserId", person.first_name || ' ' || person.last_name as "fullName", person.reporting_to as "reportingTo",
      ${canSignIn('person')} and person.role = any(${deciders}::text[]) as "canDecide",
      person.role = any(${administrators}::text[]) as "isAdministrator",
      coalesce((
        select bool_or(version.portion = ${sql.lit(FullDay)})
          or (bool_or(version.portion = ${sql.lit(FirstHalf)}) and bool_or(version.portion = ${sql.lit(LastHalf)}))
        from absence join absence_version version
          on version.company_id = absence.company_id and version.absence_id = absence.id and version.number = absence.version_number
        join absence_span span
          on span.company_id = absence.company_id and span.absence_id = absence.id and span.number = absence.version_number
        where absence.company_id = ${company.id} and absence.company_user_id = person.id and absence.status in ${literals(effectiveStatuses)}
          and absence.type not in ${literals(workingTypes)}
          and absence.start_date <= ${today}::date and absence.end_date >= ${today}::date
          and span.start_date <= ${today}::date and span.end_date >= ${today}::date
      ), false) as "isAway",
      deputy.deputy_id as "deputyId"
    from company_user person left join deputy on deputy.company_user_id = person.id
    where person.company_id = ${company.id} and (
      person.id in (select id from line) or person.id in (select deputy_id from deputy)
      or (${canSignIn('person')} and person.role = any(${administrators}::text[]))
    )
    order by person.last_name, person.first_name, person.id
  `.execute(company.tx);
  return rows;
}
