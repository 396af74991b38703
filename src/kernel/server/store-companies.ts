import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { Company, Unit } from './database/unit.ts';

/** Allocates the next company number and enters it in the open transaction; the caller inserts the row in `company` next. */
export async function newCompany(database: Pick<Database, 'enter'>, unit: Unit): Promise<Company> {
  const { rows } = await sql<{ company_id: number }>`insert into known_company default values returning company_id`.execute(unit.tx);
  const [row] = rows;
  if (!row) throw new Error('No company number was given out');
  return database.enter(unit, row.company_id);
}

/** The numbers of all companies, lowest first: for jobs with one transaction per company. */
export async function readCompanyIds(unit: Unit): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`select company_id from known_company order by company_id`.execute(unit.tx);
  return rows.map((row) => row.company_id);
}
