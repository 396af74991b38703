import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ListedSync, SyncCounts } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';

/** A sync with how many people it came to. */
export interface SyncHead {
  syncId: string;
  system: AccountingSystem;
  state: ListedSync['state'];
  reason: string | null;
  usesOurData: boolean;
  startedBy: string | null;
  startedByFullName: string | null;
  startedAt: Date;
  endedAt: Date | null;
  counts: SyncCounts;
  addedHere: number;
  addedThere: number;
  total: number;
  waiting: number;
  /** People here whom it added or changed and who can be taken back. */
  written: number;
}

const head = sql`
  sync.id as "syncId", sync.system, sync.state, sync.reason, sync.uses_our_data as "usesOurData", sync.started_by as "startedBy",
  case when person.state <> 'deleted' then person.first_name || ' ' || person.last_name end as "startedByFullName",
  sync.started_at as "startedAt", sync.ended_at as "endedAt", counted.*`;
const from = sql`
  employee_sync sync
  left join company_user person on person.company_id = sync.company_id and person.id = sync.started_by
  cross join lateral (
    select count(*)::integer as total, (count(*) filter (where fate = 'waiting'))::integer as waiting,
      (count(*) filter (where fate = 'added' and action = 'addHere'))::integer as "addedHere",
      (count(*) filter (where fate = 'added' and action = 'addThere'))::integer as "addedThere",
      (count(*) filter (where written_version is not null and fate in ('added', 'updated', 'failed')))::integer as written,
      jsonb_build_object('added', count(*) filter (where fate = 'added'), 'updated', count(*) filter (where fate = 'updated'),
        'unchanged', count(*) filter (where fate = 'unchanged'), 'skipped', count(*) filter (where fate = 'skipped'),
        'failed', count(*) filter (where fate = 'failed')) as counts
    from employee_sync_row line where line.company_id = sync.company_id and line.sync_id = sync.id
  ) counted`;

export async function insertSync(
  company: Company,
  sync: Pick<SyncHead, 'syncId' | 'system' | 'usesOurData' | 'startedBy'> & { choice: string; now: Date },
): Promise<void> {
  await sql`
    insert into employee_sync (company_id, id, system, state, uses_our_data, choice, started_by, started_at)
    values (${company.id}, ${sync.syncId}::uuid, ${sync.system}, 'running', ${sync.usesOurData}, ${sync.choice}, ${sync.startedBy}::uuid, ${sync.now}::timestamptz)
  `.execute(company.tx);
}

/** The running sync with a system, if this person has started it with this choice. */
export async function findSame(
  company: Company,
  { system, startedBy, choice }: Pick<SyncHead, 'system' | 'startedBy'> & { choice: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ syncId: string }>`
    select id as "syncId" from employee_sync
    where company_id = ${company.id} and system = ${system} and state = 'running' and started_by = ${startedBy}::uuid and choice = ${choice}
  `.execute(company.tx);
  return rows[0]?.syncId;
}

/** The newest syncs with a system, newest first. */
export async function readSyncs(company: Company, system: AccountingSystem, limit: number): Promise<SyncHead[]> {
  const { rows } = await sql<SyncHead>`
    select ${head} from ${from} where sync.company_id = ${company.id} and sync.system = ${system}
    order by sync.started_at desc, sync.id desc limit ${limit}
  `.execute(company.tx);
  return rows;
}

export async function readSync(company: Company, syncId: string): Promise<SyncHead | undefined> {
  const { rows } = await sql<SyncHead>`
    select ${head} from ${from} where sync.company_id = ${company.id} and sync.id = ${syncId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The newest sync with each of these systems. */
export async function readNewestSyncs(company: Company): Promise<SyncHead[]> {
  const { rows } = await sql<SyncHead>`
    select ${head} from ${from} where sync.company_id = ${company.id} and sync.id in (
      select distinct on (newest.system) newest.id from employee_sync newest where newest.company_id = ${company.id}
      order by newest.system, newest.started_at desc, newest.id desc)
  `.execute(company.tx);
  return rows;
}

/** A sync that is locked until the commit. */
export interface LockedSync extends Pick<SyncHead, 'state' | 'system' | 'startedBy'> {
  runner: string | null;
  runnerSeenAt: Date | null;
}

export async function lockSync(company: Company, syncId: string): Promise<LockedSync | undefined> {
  const { rows } = await sql<LockedSync>`
    select state, system, started_by as "startedBy", runner, runner_seen_at as "runnerSeenAt"
    from employee_sync where company_id = ${company.id} and id = ${syncId}::uuid for update
  `.execute(company.tx);
  return rows[0];
}

/** Says which try does a sync now, or that none does. */
export async function writeRunner(company: Company, syncId: string, { runner, now }: { runner: string | null; now: Date }): Promise<void> {
  await sql`
    update employee_sync set runner = ${runner}::uuid, runner_seen_at = ${now}::timestamptz
    where company_id = ${company.id} and id = ${syncId}::uuid
  `.execute(company.tx);
}

export async function writeState(
  company: Company,
  syncId: string,
  { state, reason = null, now }: { state: SyncHead['state']; reason?: string | null; now: Date },
): Promise<void> {
  await sql`
    update employee_sync set state = ${state}, reason = ${reason},
      ended_at = case ${state} when 'running' then null when 'undone' then ended_at else ${now}::timestamptz end,
      undone_at = case ${state} when 'undone' then ${now}::timestamptz end
    where company_id = ${company.id} and id = ${syncId}::uuid
  `.execute(company.tx);
}

/** The newest sync with each system that ended before its end, with people who still wait. */
export async function readStoppedSyncs(
  company: Company,
  since: Date,
): Promise<Pick<SyncHead, 'syncId' | 'system' | 'startedBy' | 'startedAt'>[]> {
  const { rows } = await sql<Pick<SyncHead, 'syncId' | 'system' | 'startedBy' | 'startedAt' | 'state'> & { waits: boolean }>`
    select distinct on (sync.system) sync.id as "syncId", sync.system, sync.started_by as "startedBy", sync.started_at as "startedAt", sync.state,
      exists (
        select from employee_sync_row line where line.company_id = sync.company_id and line.sync_id = sync.id and line.fate = 'waiting'
      ) as waits
    from employee_sync sync where sync.company_id = ${company.id} and sync.started_at >= ${since}::timestamptz
    order by sync.system, sync.started_at desc, sync.id desc
  `.execute(company.tx);
  return rows.filter(({ state, waits }) => state === 'failed' && waits);
}

/** Deletes all but the newest syncs with a system. */
export async function deleteOlderSyncs(company: Company, system: AccountingSystem, limit: number): Promise<void> {
  await sql`
    delete from employee_sync where company_id = ${company.id} and system = ${system} and state <> 'running' and id in (
      select id from employee_sync where company_id = ${company.id} and system = ${system} order by started_at desc, id desc offset ${limit})
  `.execute(company.tx);
}
