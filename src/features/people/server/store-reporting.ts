import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** One person of a reporting line. */
export interface LineMember {
  id: string;
  isExternal: boolean;
  isInactive: boolean;
}

/** The person and everybody above, nearest first; `union` ends the recursion even in a cycle. */
export async function lineUpwards(company: Company, companyUserId: string): Promise<LineMember[]> {
  const { rows } = await sql<LineMember>`
    with recursive line(id, reporting_to, is_external, state) as (
      select id, reporting_to, is_external, state from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid
      union
      select above.id, above.reporting_to, above.is_external, above.state
      from line join company_user above on above.company_id = ${company.id} and above.id = line.reporting_to
    )
    select id, is_external as "isExternal", state in ('inactive', 'deleted') as "isInactive" from line
  `.execute(company.tx);
  return rows;
}

/** Everybody above each of these people, and the people themselves; one statement. */
export async function linesUpwards(company: Company, companyUserIds: readonly string[]): Promise<Map<string, ReadonlySet<string>>> {
  if (companyUserIds.length === 0) return new Map();
  const { rows } = await sql<{ about: string; ids: string[] }>`
    with recursive line(about, id) as (
      select id, id from unnest(${[...companyUserIds]}::uuid[]) asked (id)
      union
      select line.about, above.id from line cross join lateral (
        select reporting_to as id from company_user where company_id = ${company.id} and id = line.id limit 1
      ) above
      where above.id is not null
    )
    select about, array_agg(id) as ids from line group by about
  `.execute(company.tx);
  return new Map(rows.map(({ about, ids }) => [about, new Set(ids)]));
}

/** Everybody who reports to the person, directly or through others. */
export async function readTeam(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive team(id) as (
      select id from company_user where company_id = ${company.id} and reporting_to = ${companyUserId}::uuid
      union
      select below.id from team join company_user below on below.company_id = ${company.id} and below.reporting_to = team.id
    )
    select id from team where id <> ${companyUserId}::uuid
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/**
 * Serialises changes of reporting lines, roles or states in a company, so that two of them cannot close a cycle together or remove
 * the last system admin. Always taken before people are locked: otherwise two requests could deadlock.
 */
export async function lockReportingLines(company: Company): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('company_user.reporting_to'), ${company.id}::integer)`.execute(company.tx);
}
