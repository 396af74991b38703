import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** The ids of everybody in the company who was not erased. */
export async function readPeopleIds(company: Company): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company_user where company_id = ${company.id} and state <> 'deleted' order by id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** The people here with an employee number. */
export async function findByEmployeeNumber(company: Company, employeeNumber: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company_user
    where company_id = ${company.id} and state <> 'deleted' and ltrim(lower(employee_number), '0') = ltrim(lower(${employeeNumber}), '0')
    order by id limit 5
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
