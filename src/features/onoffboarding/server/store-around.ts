import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** Somebody who may come to have a task, or whom a plan is about. */
export interface PersonAround {
  id: string;
  fullName: string;
  state: 'active' | 'inactive' | 'pending';
  isExternal: boolean;
  role: string;
  startDate: string | null;
  endDate: string | null;
  department: string | null;
  location: string | null;
  position: string | null;
  positionType: string | null;
  /** Whether somebody reports to them, or will: a new manager has the role before the first report. */
  isLeader: boolean;
}

/** These people, and all active HR and system administrators, by name. */
export async function readPeopleAround(company: Company, ids: readonly string[]): Promise<PersonAround[]> {
  const { rows } = await sql<PersonAround>`
    select person.id, person.first_name || ' ' || person.last_name as "fullName", person.state, person.is_external as "isExternal", person.role,
      person.start_date as "startDate", person.end_date as "endDate", person.department, person.location, person.position,
      person.position_type as "positionType",
      (person.role = 'manager' or exists (select from company_user below where below.company_id = person.company_id
        and below.reporting_to = person.id and below.state in ('active', 'pending'))) as "isLeader"
    from company_user person
    where person.company_id = ${company.id} and person.state <> 'deleted'
      and (person.id = any(${[...ids]}::uuid[]) or (person.state = 'active' and not person.is_external and person.role in ('hradmin', 'systemadmin')))
    order by person.first_name, person.last_name, person.id
  `.execute(company.tx);
  return rows;
}

/** The managers above each of these people, the nearest first. */
export async function readManagers(company: Company, ids: readonly string[]): Promise<{ about: string; id: string }[]> {
  const { rows } = await sql<{ about: string; id: string }>`
    with recursive line(about, id, distance) as (
      select id, id, 0 from unnest(${[...ids]}::uuid[]) asked (id)
      union
      select line.about, above.id, line.distance + 1 from line cross join lateral (
        select reporting_to as id from company_user where company_id = ${company.id} and id = line.id limit 1
      ) above
      where above.id is not null and line.distance < 30
    )
    select about, id from line where distance > 0 order by about, distance
  `.execute(company.tx);
  return rows;
}
