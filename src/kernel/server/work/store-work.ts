import { sql } from 'kysely';
import type { Company } from '../database/unit.ts';
import type { WorkKind } from './work-kind.ts';

export type WorkState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface NewWork {
  id: string;
  kind: string;
  recordKind: string;
  recordId: string;
  key: string;
  startedBy: string | null;
  now: Date;
}

/** Adds work that waits; false when unfinished work of its kind has its key. */
export async function insertWork(company: Company, { id, kind, recordKind, recordId, key, startedBy, now }: NewWork): Promise<boolean> {
  const { rows } = await sql`
    insert into work (company_id, id, kind, record_kind, record_id, key, state, started_by, started_at)
    values (${company.id}, ${id}::uuid, ${kind}, ${recordKind}, ${recordId}::uuid, ${key}, 'queued', ${startedBy}::uuid, ${now}::timestamptz)
    on conflict (company_id, kind, key) where state in ('queued', 'running') do nothing returning id
  `.execute(company.tx);
  return rows.length > 0;
}

/**
 * Notes that a try begins; undefined when the work has ended. Running work that begins once more has lost its process, which was a try too; of a kind
 * that is looked after while it runs that is no other try.
 */
export async function beginWork(
  company: Company,
  workId: string,
  { kind, now }: { kind: Pick<WorkKind, 'lookAgainSeconds'>; now: Date },
): Promise<{ startedBy: string | null } | undefined> {
  const again = kind.lookAgainSeconds === undefined ? 1 : 0;
  const { rows } = await sql<{ startedBy: string | null }>`
    update work set state = 'running', tried_at = ${now}::timestamptz,
      tries = tries + case state when 'queued' then 1 else ${again}::integer end
    where company_id = ${company.id} and id = ${workId}::uuid and state in ('queued', 'running') returning started_by as "startedBy"
  `.execute(company.tx);
  return rows[0];
}

/** Notes how much of running work is done; false when it runs no longer. */
export async function writePercent(company: Company, workId: string, percent: number): Promise<boolean> {
  const { rows } = await sql`
    update work set percent = ${percent} where company_id = ${company.id} and id = ${workId}::uuid and state = 'running' returning id
  `.execute(company.tx);
  return rows.length > 0;
}

/** Ends running work; false when it runs no longer. */
export async function writeDone(company: Company, workId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update work set state = 'done', percent = 100, reason = null, ended_at = ${now}::timestamptz
    where company_id = ${company.id} and id = ${workId}::uuid and state = 'running' returning id
  `.execute(company.tx);
  return rows.length > 0;
}

/** Notes what went wrong in a try: the work waits for its next one, or has failed after the last; whether it has. */
export async function writeFailure(
  company: Company,
  workId: string,
  { reason, maxTries, now }: { reason: string | null; maxTries: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ state: WorkState }>`
    update work set reason = ${reason}, state = case when tries < ${maxTries} then 'queued' else 'failed' end,
      ended_at = case when tries < ${maxTries} then null else ${now}::timestamptz end
    where company_id = ${company.id} and id = ${workId}::uuid and state = 'running' returning state
  `.execute(company.tx);
  return rows[0]?.state === 'failed';
}

/** Ends running work of a kind whose last try began before a moment, as failed. */
export async function failWorkTriedBefore(
  company: Company,
  kind: string,
  { before, reason, now }: { before: Date; reason: string; now: Date },
): Promise<{ workId: string; recordId: string; startedBy: string | null }[]> {
  const { rows } = await sql<{ workId: string; recordId: string; startedBy: string | null }>`
    update work set state = 'failed', reason = ${reason}, ended_at = ${now}::timestamptz
    where company_id = ${company.id} and kind = ${kind} and state = 'running' and tried_at < ${before}::timestamptz
    returning id as "workId", record_id as "recordId", started_by as "startedBy"
  `.execute(company.tx);
  return rows;
}

/** Lets failed work wait for its first try again; false when other work of its kind has taken its place. */
export async function requeueWork(company: Company, workId: string): Promise<boolean> {
  const { rows } = await sql`
    update work set state = 'queued', tries = 0, percent = 0, reason = null, ended_at = null
    where company_id = ${company.id} and id = ${workId}::uuid and state = 'failed' and not exists (
      select from work other where other.company_id = work.company_id and other.kind = work.kind and other.key = work.key
        and other.state in ('queued', 'running'))
    returning id
  `.execute(company.tx);
  return rows.length > 0;
}

/** Cancels unfinished work; false when it has ended. */
export async function writeCancelled(company: Company, workId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update work set state = 'cancelled', ended_at = ${now}::timestamptz
    where company_id = ${company.id} and id = ${workId}::uuid and state in ('queued', 'running') returning id
  `.execute(company.tx);
  return rows.length > 0;
}

export interface WorkRow {
  workId: string;
  kind: string;
  recordKind: string;
  recordId: string;
  key: string;
  state: WorkState;
  percent: number;
  tries: number;
  reason: string | null;
  startedBy: string | null;
  startedByFullName: string | null;
  startedAt: Date;
  endedAt: Date | null;
}

const columns = sql`
  work.id as "workId", work.kind, work.record_kind as "recordKind", work.record_id as "recordId", work.key, work.state, work.percent, work.tries, work.reason,
  work.started_by as "startedBy", nullif(concat_ws(' ', person.first_name, person.last_name), '') as "startedByFullName", work.started_at as "startedAt", work.ended_at as "endedAt"`;
const joined = sql`work left join company_user person on person.company_id = work.company_id and person.id = work.started_by`;

/** The newest work of the company, or what one person has started of it. */
export async function readWork(company: Company, limit: number, startedBy?: string): Promise<WorkRow[]> {
  const own = startedBy === undefined ? sql`` : sql`and work.started_by = ${startedBy}::uuid`;
  const { rows } = await sql<WorkRow>`
    select ${columns} from ${joined} where work.company_id = ${company.id} ${own} order by work.started_at desc, work.id desc limit ${limit}
  `.execute(company.tx);
  return rows;
}

/** One work, locked until the commit. */
export async function lockWork(company: Company, workId: string): Promise<WorkRow | undefined> {
  const { rows } = await sql<WorkRow>`
    select ${columns} from ${joined} where work.company_id = ${company.id} and work.id = ${workId}::uuid for no key update of work
  `.execute(company.tx);
  return rows[0];
}

/** The newest work about each of these records. */
export async function readWorkOf(company: Company, recordIds: readonly string[]): Promise<ReadonlyMap<string, WorkRow>> {
  const { rows } = await sql<WorkRow>`
    select ${columns} from ${joined} where work.company_id = ${company.id} and work.record_id = any(${[...recordIds]}::uuid[])
    order by work.started_at, work.id
  `.execute(company.tx);
  return new Map(rows.map((row) => [row.recordId, row]));
}

/** The record of the unfinished work of a kind with this key. */
export async function readUnfinishedRecord(company: Company, kind: string, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ recordId: string }>`
    select record_id as "recordId" from work
    where company_id = ${company.id} and kind = ${kind} and key = ${key} and state in ('queued', 'running')
  `.execute(company.tx);
  return rows[0]?.recordId;
}

/** Deletes work that ended before a moment. */
export async function deleteWorkBefore(company: Company, before: Date): Promise<void> {
  await sql`delete from work where company_id = ${company.id} and ended_at < ${before}::timestamptz`.execute(company.tx);
}
