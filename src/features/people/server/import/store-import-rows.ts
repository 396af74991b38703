import { sql } from 'kysely';
import { pageClause } from '#kernel/server/database/paging.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ImportFate, ImportOutcome } from '#kernel/contract/imports.ts';
import type { ImportMishap } from '../../contract/entities-import.ts';

/** One stored row of a plan; `content` and `former` are encrypted (`plan-content.ts`). */
export interface RowRecord {
  number: number;
  fate: ImportFate;
  place: number | null;
  companyUserId: string | null;
  plannedVersion: number | null;
  isWarned: boolean;
  content: string;
  outcome: ImportOutcome | null;
  mishap: ImportMishap | null;
  writtenVersion: number | null;
  former: string | null;
}

export type NewRow = Omit<RowRecord, 'outcome' | 'mishap' | 'writtenVersion' | 'former'>;
/** The outcome of a row that was written or attempted. */
export type RowResult = Pick<RowRecord, 'number' | 'outcome' | 'mishap' | 'writtenVersion' | 'former'>;

export interface RowFilter {
  fates?: readonly ImportFate[] | undefined;
  outcomes?: readonly ImportOutcome[] | undefined;
  warned?: boolean | undefined;
}

const columns =
  sql.raw(`number, fate, place, company_user_id as "companyUserId", planned_version as "plannedVersion", is_warned as "isWarned",
  content, outcome, mishap, written_version as "writtenVersion", former`);

export async function insertRows(company: Company, importId: string, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into people_import_row (company_id, import_id, number, fate, place, company_user_id, planned_version, is_warned, content)
    select ${company.id}::integer, ${importId}::uuid, number, fate, place, "companyUserId", "plannedVersion", "isWarned", content
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sent(number integer, fate text, place integer, "companyUserId" uuid, "plannedVersion" integer, "isWarned" boolean, content text)
  `.execute(company.tx);
}

/** One page of the rows in sheet order, with their total number. */
export async function readRows(
  company: Company,
  importId: string,
  { filter, page, pageSize }: { filter: RowFilter; page: number; pageSize: number },
): Promise<{ rows: RowRecord[]; total: number }> {
  const chosen = sql`
    company_id = ${company.id} and import_id = ${importId}::uuid
    and (${filter.fates ?? null}::text[] is null or fate = any(${filter.fates ?? null}::text[]))
    and (${filter.outcomes ?? null}::text[] is null or outcome = any(${filter.outcomes ?? null}::text[]))
    and (${filter.warned ?? null}::boolean is null or is_warned = ${filter.warned ?? null}::boolean)`;
  const { rows } = await sql<RowRecord & { total: number }>`
    select ${columns}, (select count(*) from people_import_row where ${chosen}) as total
    from people_import_row where ${chosen}
    order by number ${pageClause({ page, pageSize })}
  `.execute(company.tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** The next rows to write, managers before those who report to them. */
export async function readNext(company: Company, importId: string, count: number): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select ${columns} from people_import_row
    where company_id = ${company.id} and import_id = ${importId}::uuid and place is not null and outcome is null
    order by place limit ${sql.lit(count)}
  `.execute(company.tx);
  return rows;
}

/** All rows that were written. */
export async function readWritten(company: Company, importId: string): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select ${columns} from people_import_row
    where company_id = ${company.id} and import_id = ${importId}::uuid and outcome = 'written'
    order by place
  `.execute(company.tx);
  return rows;
}

export async function saveResults(company: Company, importId: string, results: readonly RowResult[]): Promise<void> {
  await sql`
    update people_import_row kept
    set outcome = sent.outcome, mishap = sent.mishap, written_version = sent."writtenVersion", former = sent.former
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as sent(number integer, outcome text, mishap text, "writtenVersion" integer, former text)
    where kept.company_id = ${company.id} and kept.import_id = ${importId}::uuid and kept.number = sent.number
  `.execute(company.tx);
}
