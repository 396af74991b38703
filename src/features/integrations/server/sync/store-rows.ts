import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { SyncRow } from '../../contract/entities.ts';
import type { SyncReason } from '../../contract/sync-reasons.ts';

/** One person of a sync; `content` and `former` are sealed. */
export interface RowRecord {
  number: number;
  action: SyncRow['action'];
  companyUserId: string | null;
  externalId: string | null;
  fate: SyncRow['fate'];
  reason: SyncReason | null;
  isSent: boolean;
  content: string;
  former: string | null;
  writtenVersion: number | null;
}

const columns = sql`
  number, action, company_user_id as "companyUserId", external_id as "externalId", fate, reason, is_sent as "isSent", content, former,
  written_version as "writtenVersion"`;

export type NewRow = Pick<RowRecord, 'number' | 'action' | 'companyUserId' | 'externalId' | 'content'>;

export async function insertRows(company: Company, syncId: string, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into employee_sync_row (company_id, sync_id, number, action, company_user_id, external_id, fate, content)
    select ${company.id}::integer, ${syncId}::uuid, number, action, "companyUserId", "externalId", 'waiting', content
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sent(number integer, action text, "companyUserId" uuid, "externalId" text, content text)
  `.execute(company.tx);
}

/** Everybody in a sync. */
export async function readRows(company: Company, syncId: string): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select ${columns} from employee_sync_row where company_id = ${company.id} and sync_id = ${syncId}::uuid order by number
  `.execute(company.tx);
  return rows;
}

/** The next people who wait. */
export async function readWaiting(company: Company, syncId: string, limit: number): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select ${columns} from employee_sync_row
    where company_id = ${company.id} and sync_id = ${syncId}::uuid and fate = 'waiting' order by number limit ${limit}
  `.execute(company.tx);
  return rows;
}

/** Notes that something about this person is being sent to the other system, before it is. */
export async function writeSent(company: Company, syncId: string, number: number): Promise<void> {
  await sql`
    update employee_sync_row set is_sent = true where company_id = ${company.id} and sync_id = ${syncId}::uuid and number = ${number}
  `.execute(company.tx);
}

export type RowResult = Pick<
  RowRecord,
  'number' | 'companyUserId' | 'externalId' | 'fate' | 'reason' | 'content' | 'former' | 'writtenVersion'
>;

/** Says what became of people; `onlyWaiting` leaves who was erased meanwhile as they are. */
export async function saveResults(
  company: Company,
  syncId: string,
  results: readonly RowResult[],
  { onlyWaiting = false } = {},
): Promise<void> {
  await sql`
    update employee_sync_row line set fate = sent.fate, reason = sent.reason, content = sent.content, former = sent.former,
      written_version = sent."writtenVersion", company_user_id = sent."companyUserId", external_id = sent."externalId"
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as sent(number integer, fate text, reason text, content text, former text,
      "writtenVersion" integer, "companyUserId" uuid, "externalId" text)
    where line.company_id = ${company.id} and line.sync_id = ${syncId}::uuid and line.number = sent.number
      and (line.fate = 'waiting' or not ${onlyWaiting}::boolean)
  `.execute(company.tx);
}

/** Erases the former values of people whom old syncs changed: those can no longer be undone. */
export async function clearFormer(company: Company, before: Date): Promise<void> {
  await sql`
    update employee_sync_row line set former = null, written_version = null from employee_sync sync
    where line.company_id = ${company.id} and sync.company_id = line.company_id and sync.id = line.sync_id
      and sync.started_at < ${before}::timestamptz and (line.former is not null or line.written_version is not null)
  `.execute(company.tx);
}

/** How many of a sync’s people have their fate. */
export async function countRows(company: Company, syncId: string): Promise<{ total: number; waiting: number; left: number }> {
  const { rows } = await sql<{ total: number; waiting: number; left: number }>`
    select count(*)::integer as total, (count(*) filter (where fate = 'waiting'))::integer as waiting,
      (count(*) filter (where fate in ('skipped', 'failed')))::integer as "left"
    from employee_sync_row where company_id = ${company.id} and sync_id = ${syncId}::uuid
  `.execute(company.tx);
  return rows[0] ?? { total: 0, waiting: 0, left: 0 };
}

/** Where a person stands in syncs. */
export async function readRowsOf(company: Company, companyUserId: string): Promise<{ syncId: string; number: number }[]> {
  const { rows } = await sql<{ syncId: string; number: number }>`
    select sync_id as "syncId", number from employee_sync_row where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows;
}

/** Empties rows for good; who still waited is skipped. */
export async function eraseRows(company: Company, rows: readonly { syncId: string; number: number; content: string }[]): Promise<void> {
  await sql`
    update employee_sync_row line set content = sent.content, former = null, written_version = null, company_user_id = null,
      external_id = null, reason = case line.fate when 'waiting' then 'gone' else line.reason end,
      fate = case line.fate when 'waiting' then 'skipped' else line.fate end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent("syncId" uuid, number integer, content text)
    where line.company_id = ${company.id} and line.sync_id = sent."syncId" and line.number = sent.number
  `.execute(company.tx);
}
