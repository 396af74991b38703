import { sql, type RawBuilder } from 'kysely';
import type { ImportAction, ImportOutcome } from '#kernel/contract/imports.ts';
import { pageClause } from '../database/paging.ts';
import type { Company } from '../database/unit.ts';
import type { ImportTables } from './import-tables.ts';

/** One stored row of a plan; `content` and `former` are encrypted (`plan-parts.ts`). */
export interface RowRecord<RowError extends string = string> {
  number: number;
  fate: ImportAction;
  place: number | null;
  /** The record to add or change. */
  recordId: string | null;
  plannedVersion: number | null;
  isWarned: boolean;
  content: string;
  outcome: ImportOutcome | null;
  /** Why it was not written, or not undone. */
  mishap: RowError | null;
  writtenVersion: number | null;
  former: string | null;
}

export type NewRow = Omit<RowRecord, 'outcome' | 'mishap' | 'writtenVersion' | 'former'>;
/** The outcome of a row that was written or attempted. */
export type RowResult = Pick<RowRecord, 'number' | 'outcome' | 'mishap' | 'writtenVersion' | 'former'>;

export interface RowFilter {
  fates?: readonly ImportAction[] | undefined;
  outcomes?: readonly ImportOutcome[] | undefined;
  warned?: boolean | undefined;
}

const columns = ({ record }: ImportTables): RawBuilder<unknown> =>
  sql`number, fate, place, ${sql.ref(record)} as "recordId", planned_version as "plannedVersion", is_warned as "isWarned", content, outcome, mishap,
    written_version as "writtenVersion", former`;

export async function insertRows(company: Company, tables: ImportTables, importId: string, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into ${sql.table(tables.rows)} (company_id, import_id, number, fate, place, ${sql.ref(tables.record)}, planned_version, is_warned, content)
    select ${company.id}::integer, ${importId}::uuid, number, fate, place, "recordId", "plannedVersion", "isWarned", content
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sent(number integer, fate text, place integer, "recordId" uuid, "plannedVersion" integer, "isWarned" boolean, content text)
  `.execute(company.tx);
}

/** One page of the rows in sheet order, with their total number. */
export async function readRows<RowError extends string>(
  company: Company,
  tables: ImportTables,
  importId: string,
  { filter, page, pageSize }: { filter: RowFilter; page: number; pageSize: number },
): Promise<{ rows: RowRecord<RowError>[]; total: number }> {
  const chosen = sql`
    company_id = ${company.id} and import_id = ${importId}::uuid
    and (${filter.fates ?? null}::text[] is null or fate = any(${filter.fates ?? null}::text[]))
    and (${filter.outcomes ?? null}::text[] is null or outcome = any(${filter.outcomes ?? null}::text[]))
    and (${filter.warned ?? null}::boolean is null or is_warned = ${filter.warned ?? null}::boolean)`;
  const { rows } = await sql<RowRecord<RowError> & { total: number }>`
    select ${columns(tables)}, (select count(*) from ${sql.table(tables.rows)} where ${chosen}) as total
    from ${sql.table(tables.rows)} where ${chosen}
    order by number ${pageClause({ page, pageSize })}
  `.execute(company.tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** The next rows to write, in the order of their places. */
export async function readNext(company: Company, tables: ImportTables, importId: string, count: number): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select ${columns(tables)} from ${sql.table(tables.rows)}
    where company_id = ${company.id} and import_id = ${importId}::uuid and place is not null and outcome is null
    order by place limit ${sql.lit(count)}
  `.execute(company.tx);
  return rows;
}

/** All rows that were written. */
export async function readWritten(company: Company, tables: ImportTables, importId: string): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select ${columns(tables)} from ${sql.table(tables.rows)}
    where company_id = ${company.id} and import_id = ${importId}::uuid and outcome = 'written'
    order by place
  `.execute(company.tx);
  return rows;
}

export async function saveResults(company: Company, tables: ImportTables, importId: string, results: readonly RowResult[]): Promise<void> {
  await sql`
    update ${sql.table(tables.rows)} kept
    set outcome = sent.outcome, mishap = sent.mishap, written_version = sent."writtenVersion", former = sent.former
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as sent(number integer, outcome text, mishap text, "writtenVersion" integer, former text)
    where kept.company_id = ${company.id} and kept.import_id = ${importId}::uuid and kept.number = sent.number
  `.execute(company.tx);
}
