import { sql } from 'kysely';
import type { Company } from '../database/unit.ts';
import type { ImportTables } from './import-tables.ts';

export interface ImportRowPlace {
  importId: string;
  number: number;
}

/** The sealed parts of all rows of one kind of import. */
export async function readSealedRows(
  company: Company,
  { rows: table }: ImportTables,
): Promise<(ImportRowPlace & { content: string; former: string | null })[]> {
  const { rows } = await sql<ImportRowPlace & { content: string; former: string | null }>`
    select import_id as "importId", number, content, former from ${sql.table(table)} where company_id = ${company.id} order by import_id, number
  `.execute(company.tx);
  return rows;
}

/** Replaces the content of import rows and deletes former values. The rows stay, because a running import counts them. */
export async function replaceImportRows(
  company: Company,
  tables: ImportTables,
  replaced: readonly (ImportRowPlace & { content: string })[],
): Promise<void> {
  await sql`
    update ${sql.table(tables.rows)} planned set content = sent.content, former = null
    from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as sent("importId" uuid, number integer, content text)
    where planned.company_id = ${company.id} and planned.import_id = sent."importId" and planned.number = sent.number
  `.execute(company.tx);
}

/** How imports were read, which includes sample values of their columns, possibly of this person. */
export async function readReadings(
  company: Company,
  tables: ImportTables,
  importIds: readonly string[],
): Promise<{ id: string; reading: string }[]> {
  const { rows } = await sql<{ id: string; reading: string }>`
    select id, reading from ${sql.table(tables.imports)} where company_id = ${company.id} and id = any(${[...importIds]}::uuid[])
  `.execute(company.tx);
  return rows;
}

export async function replaceReadings(
  company: Company,
  tables: ImportTables,
  replaced: readonly { id: string; reading: string }[],
): Promise<void> {
  await sql`
    update ${sql.table(tables.imports)} done set reading = sent.reading
    from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as sent(id uuid, reading text)
    where done.company_id = ${company.id} and done.id = sent.id
  `.execute(company.tx);
}
