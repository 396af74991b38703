import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { WriteContext } from '#kernel/server/call-context.ts';
import type { SlackEnding, SlackJobKind, SlackLanguage } from '../../contract/kinds-slack.ts';

/** A stored message without its address. */
export interface SlackJobRow {
  id: string;
  kind: SlackJobKind;
  name: string;
  language: SlackLanguage;
  createdAt: Date;
  createdByFullName: string | null;
  lastSentAt: Date | null;
  offSince: Date | null;
  offEnding: SlackEnding | null;
  timesForbidden: number;
}

/** The company's messages, oldest first; or one of them. */
export async function readSlackJobs(company: Company, id?: string): Promise<SlackJobRow[]> {
  const { rows } = await sql<SlackJobRow>`
    select job.id, job.kind, job.name, job.language, job.created_at as "createdAt", job.last_sent_at as "lastSentAt",
      job.off_since as "offSince", job.off_ending as "offEnding", job.times_forbidden as "timesForbidden",
      case when creator.state <> 'deleted' then creator.first_name || ' ' || creator.last_name end as "createdByFullName"
    from slack_job job
    left join company_user creator on creator.company_id = job.company_id and creator.id = job.created_by
    where job.company_id = ${company.id} ${id === undefined ? sql`` : sql`and job.id = ${id}::uuid`}
    order by job.created_at, job.id
  `.execute(company.tx);
  return rows;
}

/** How many messages there are, and since when. */
export async function countSlackJobs(company: Company): Promise<{ count: number; off: number; since: Date | null; by: string | null }> {
  const { rows } = await sql<{ count: number; off: number; since: Date | null; by: string | null }>`
    select count(*)::integer as count, count(job.off_since)::integer as off, min(job.created_at) as since,
      (array_agg(case when creator.state <> 'deleted' then creator.first_name || ' ' || creator.last_name end order by job.created_at, job.id))[1] as by
    from slack_job job
    left join company_user creator on creator.company_id = job.company_id and creator.id = job.created_by
    where job.company_id = ${company.id}
  `.execute(company.tx);
  return rows[0] ?? { count: 0, off: 0, since: null, by: null };
}

/** Keeps others from adding a message until the commit, so that what is counted holds. */
export async function lockSlackJobs(company: Company): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('slack_job'), ${company.id})`.execute(company.tx);
}

/** Whether there is a message of this kind to the address already. */
export async function hasSlackJob(company: Company, { kind, digest }: { kind: SlackJobKind; digest: string }): Promise<boolean> {
  const { rows } = await sql`
    select from slack_job where company_id = ${company.id} and webhook_digest = ${digest} and kind = ${kind}
  `.execute(company.tx);
  return rows.length > 0;
}

export interface NewSlackJob extends Pick<SlackJobRow, 'id' | 'kind' | 'name' | 'language'> {
  webhook: string;
  digest: string;
}

export async function insertSlackJob({ company, by, now }: WriteContext, job: NewSlackJob): Promise<void> {
  const { id, kind, name, language, webhook, digest } = job;
  await sql`
    insert into slack_job (company_id, id, kind, name, language, webhook, webhook_digest, created_by, created_at)
    values (${company.id}, ${id}::uuid, ${kind}, ${name}, ${language}, ${webhook}, ${digest}, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

export async function removeSlackJob(company: Company, id: string): Promise<void> {
  await sql`delete from slack_job where company_id = ${company.id} and id = ${id}::uuid`.execute(company.tx);
}
