import { sql, type RawBuilder } from 'kysely';
import type { ActionCounts, ImportState } from '#kernel/contract/imports.ts';
import type { Company } from '../database/unit.ts';
import type { ImportTables } from './import-tables.ts';

/** A stored plan and its progress. */
export interface ImportRecord {
  id: string;
  state: ImportState;
  fileName: string;
  /** Encrypted: see `plan-parts.ts`. */
  reading: string;
  needsDateOrder: boolean;
  counts: ActionCounts;
  warned: number;
  /** 0 where records are not numbered. */
  seenChange: number;
  total: number;
  written: number;
  failed: number;
  undone: number;
  kept: number;
  createdBy: string;
  createdByName: string | null;
  createdAt: Date;
  startedBy: Starter | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  undoneAt: Date | null;
}

/** The user who started an import; its batches are written in their name. */
export interface Starter {
  accountId: string | null;
  companyUserId: string;
  role: string;
  via: 'session' | 'apiKey';
  requestId: string;
  timeZone: string;
}

export type NewImport = Pick<
  ImportRecord,
  'id' | 'fileName' | 'reading' | 'needsDateOrder' | 'counts' | 'warned' | 'seenChange' | 'total' | 'createdBy' | 'createdAt'
>;

const columns = ({ seenChange }: ImportTables): RawBuilder<unknown> => sql`
  import.id, import.state, import.file_name as "fileName", import.reading, import.needs_date_order as "needsDateOrder", import.counts,
  import.warned, ${seenChange === undefined ? sql.lit(0) : sql.ref(`import.${seenChange}`)} as "seenChange", import.total, import.written, import.failed, import.undone, import.kept,
  import.created_by as "createdBy", maker.first_name || ' ' || maker.last_name as "createdByName", import.created_at as "createdAt",
  import.started_by as "startedBy", import.started_at as "startedAt", import.finished_at as "finishedAt", import.undone_at as "undoneAt"`;

export async function insertImport(company: Company, tables: ImportTables, plan: NewImport): Promise<void> {
  const seen =
    tables.seenChange === undefined ? undefined : { column: sql`, ${sql.ref(tables.seenChange)}`, value: sql`, ${plan.seenChange}` };
  await sql`
    insert into ${sql.table(tables.imports)}
      (company_id, id, state, file_name, reading, needs_date_order, counts, warned, total, created_by, created_at ${seen?.column ?? sql``})
    values (${company.id}, ${plan.id}::uuid, 'planned', ${plan.fileName}, ${plan.reading}, ${plan.needsDateOrder},
      ${JSON.stringify(plan.counts)}::jsonb, ${plan.warned}, ${plan.total}, ${plan.createdBy}::uuid, ${plan.createdAt} ${seen?.value ?? sql``})
  `.execute(company.tx);
}

/** A plan or import by its id, locked on request; undefined when the company has none. */
export async function readImport(
  company: Company,
  tables: ImportTables,
  id: string,
  { lock = false } = {},
): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns(tables)}
    from ${sql.table(tables.imports)} import
    left join company_user maker on maker.company_id = import.company_id and maker.id = import.created_by
    where import.company_id = ${company.id} and import.id = ${id}::uuid
    ${lock ? sql`for update of import` : sql``}
  `.execute(company.tx);
  return rows[0];
}

/** The started imports and the newest plan of one person while it is not carried out, newest first. */
export async function readLatest(
  company: Company,
  tables: ImportTables,
  { by, count }: { by: string; count: number },
): Promise<ImportRecord[]> {
  const { rows } = await sql<ImportRecord>`
    select ${columns(tables)}
    from ${sql.table(tables.imports)} import
    left join company_user maker on maker.company_id = import.company_id and maker.id = import.created_by
    where import.company_id = ${company.id} and (import.started_at is not null or import.id = (
      select newest.id from ${sql.table(tables.imports)} newest
      where newest.company_id = ${company.id} and newest.created_by = ${by}::uuid
      order by newest.created_at desc, newest.id desc limit 1))
    order by coalesce(import.started_at, import.created_at) desc
    limit ${sql.lit(count)}
  `.execute(company.tx);
  return rows;
}

export async function startImport(
  company: Company,
  tables: ImportTables,
  id: string,
  { startedBy, now }: { startedBy: Starter; now: Date },
): Promise<void> {
  await sql`
    update ${sql.table(tables.imports)} set state = 'running', started_by = ${JSON.stringify(startedBy)}::jsonb, started_at = ${now}
    where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}

/** Counts a batch; with the last one the import is done. */
export async function countBatch(
  company: Company,
  tables: ImportTables,
  id: string,
  batch: { written: number; failed: number; isLast: boolean; now: Date },
): Promise<void> {
  await sql`
    update ${sql.table(tables.imports)}
    set written = written + ${batch.written}, failed = failed + ${batch.failed},
      state = case when ${batch.isLast} then 'done' else state end,
      finished_at = case when ${batch.isLast} then ${batch.now}::timestamptz else finished_at end
    where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}

export async function endUndo(
  company: Company,
  tables: ImportTables,
  id: string,
  counts: { undone: number; kept: number; now: Date },
): Promise<void> {
  await sql`
    update ${sql.table(tables.imports)} set state = 'undone', undone = ${counts.undone}, kept = ${counts.kept}, undone_at = ${counts.now}
    where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}

/** Deletes plans that were not carried out, and imports that can no longer be undone. */
export async function deleteOld(
  company: Company,
  tables: ImportTables,
  { plansBefore, importsBefore }: { plansBefore: Date; importsBefore: Date },
): Promise<void> {
  await sql`
    delete from ${sql.table(tables.imports)}
    where company_id = ${company.id}
      and ((state = 'planned' and created_at < ${plansBefore}) or (state in ('done', 'undone') and started_at < ${importsBefore}))
  `.execute(company.tx);
}
