import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';

/** A comparison without the people in it. */
export interface ComparisonRow {
  comparisonId: string;
  system: AccountingSystem;
  state: 'running' | 'done' | 'failed';
  reason: string | null;
  /** What the other system said when it refused. */
  words: string | null;
  askedBy: string | null;
  createdAt: Date;
  fetchedAt: Date | null;
}

const columns = sql`id as "comparisonId", system, state, reason, words, asked_by as "askedBy", created_at as "createdAt", fetched_at as "fetchedAt"`;

export async function insertComparison(
  company: Company,
  { comparisonId, system, askedBy, now }: Pick<ComparisonRow, 'comparisonId' | 'system' | 'askedBy'> & { now: Date },
): Promise<void> {
  await sql`
    insert into people_comparison (company_id, id, system, state, asked_by, created_at)
    values (${company.id}, ${comparisonId}::uuid, ${system}, 'running', ${askedBy}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

/** The newest comparison with a system that was begun since a moment. */
export async function readNewestComparison(company: Company, system: AccountingSystem, since: Date): Promise<ComparisonRow | undefined> {
  const { rows } = await sql<ComparisonRow>`
    select ${columns} from people_comparison
    where company_id = ${company.id} and system = ${system} and created_at >= ${since}::timestamptz order by created_at desc, id desc limit 1
  `.execute(company.tx);
  return rows[0];
}

export async function readComparison(company: Company, comparisonId: string): Promise<ComparisonRow | undefined> {
  const { rows } = await sql<ComparisonRow>`
    select ${columns} from people_comparison where company_id = ${company.id} and id = ${comparisonId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The sealed people of a comparison that is done. */
export async function readContent(company: Company, comparisonId: string): Promise<string | undefined> {
  const { rows } = await sql<{ content: string }>`
    select content from people_comparison where company_id = ${company.id} and id = ${comparisonId}::uuid and state = 'done'
  `.execute(company.tx);
  return rows[0]?.content;
}

/** The newest comparison with a system that is done. */
export async function readNewestDone(company: Company, system: AccountingSystem): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from people_comparison where company_id = ${company.id} and system = ${system} and state = 'done'
    order by created_at desc, id desc limit 1
  `.execute(company.tx);
  return rows[0]?.id;
}

/** Keeps what somebody has settled in a comparison. */
export async function replaceContent(
  company: Company,
  { comparisonId, content }: { comparisonId: string; content: string },
): Promise<void> {
  await sql`
    update people_comparison set content = ${content} where company_id = ${company.id} and id = ${comparisonId}::uuid and state = 'done'
  `.execute(company.tx);
}

/** Keeps what was found; false when the comparison is gone. */
export async function writeContent(
  company: Company,
  { comparisonId, content, now }: { comparisonId: string; content: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update people_comparison set state = 'done', content = ${content}, fetched_at = ${now}::timestamptz
    where company_id = ${company.id} and id = ${comparisonId}::uuid and state = 'running' returning id
  `.execute(company.tx);
  return rows.length > 0;
}

export async function writeFailed(
  company: Company,
  comparisonId: string,
  { reason, words = null }: { reason: string; words?: string | null },
): Promise<void> {
  await sql`
    update people_comparison set state = 'failed', reason = ${reason}, words = ${words}
    where company_id = ${company.id} and id = ${comparisonId}::uuid and state = 'running'
  `.execute(company.tx);
}

/** Deletes a comparison that failed; false when it was deleted before. */
export async function deleteFailed(company: Company, comparisonId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from people_comparison where company_id = ${company.id} and id = ${comparisonId}::uuid and state = 'failed' returning id
  `.execute(company.tx);
  return rows.length > 0;
}

export async function deleteComparisonsBefore(company: Company, before: Date): Promise<void> {
  await sql`delete from people_comparison where company_id = ${company.id} and created_at < ${before}::timestamptz`.execute(company.tx);
}

/** Deletes everything that was compared: somebody in it is being erased, and it can be fetched anew. */
export async function deleteCompared(company: Company): Promise<void> {
  await sql`delete from people_comparison where company_id = ${company.id} and state <> 'running'`.execute(company.tx);
}

/** Deletes what was compared with a system that is disconnected. */
export async function deleteComparisonsWith(company: Company, system: AccountingSystem): Promise<void> {
  await sql`delete from people_comparison where company_id = ${company.id} and system = ${system}`.execute(company.tx);
}
