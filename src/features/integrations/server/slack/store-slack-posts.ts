import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { SlackEnding, SlackJobKind, SlackLanguage } from '../../contract/kinds-slack.ts';

/** Names the message of a day. */
export interface PostKey {
  jobId: string;
  day: string;
}

export type PostState = 'waiting' | 'sending' | 'sent' | 'nothing' | 'late' | 'refused' | 'uncertain';

/** Notes that messages are due; those that are noted already stay as they are. */
export async function insertDuePosts(company: Company, due: readonly PostKey[], now: Date): Promise<void> {
  await sql`
    insert into slack_post (company_id, slack_job_id, day, state, next_try_at, changed_at)
    select ${company.id}, due.job_id, due.day, 'waiting', ${now}::timestamptz, ${now}::timestamptz
    from unnest(${due.map(({ jobId }) => jobId)}::uuid[], ${due.map(({ day }) => day)}::date[]) as due (job_id, day)
    on conflict do nothing
  `.execute(company.tx);
}

/** Messages that wait, and whose time has come. */
export async function readWaitingPosts(company: Company, now: Date): Promise<PostKey[]> {
  const { rows } = await sql<PostKey>`
    select slack_job_id as "jobId", day from slack_post
    where company_id = ${company.id} and state = 'waiting' and next_try_at <= ${now}::timestamptz
    order by next_try_at, slack_job_id, day
  `.execute(company.tx);
  return rows;
}

/** Of messages that were being handed over when a process ended, nobody knows whether they arrived; the answer names them. */
export async function endAbandonedPosts(company: Company, { before, now }: { before: Date; now: Date }): Promise<string[]> {
  const { rows } = await sql<{ jobId: string }>`
    update slack_post set state = 'uncertain', changed_at = ${now}::timestamptz
    where company_id = ${company.id} and state = 'sending' and changed_at < ${before}::timestamptz
    returning slack_job_id as "jobId"
  `.execute(company.tx);
  return rows.map(({ jobId }) => jobId);
}

/** The message of a day with what it is made of; whoever opens it is alone with it until the commit. */
export interface OpenPost extends PostKey {
  state: PostState;
  attempts: number;
  nextTryAt: Date;
  kind: SlackJobKind;
  name: string;
  language: SlackLanguage;
  /** Sealed. */
  webhook: string;
  timesForbidden: number;
  isOff: boolean;
}

export async function openPost(company: Company, { jobId, day }: PostKey): Promise<OpenPost | undefined> {
  const { rows } = await sql<OpenPost>`
    select post.slack_job_id as "jobId", post.day, post.state, post.attempts, post.next_try_at as "nextTryAt", job.kind, job.name, job.language,
      job.webhook, job.times_forbidden as "timesForbidden", job.off_since is not null as "isOff"
    from slack_post post
    join slack_job job on job.company_id = post.company_id and job.id = post.slack_job_id
    where post.company_id = ${company.id} and post.slack_job_id = ${jobId}::uuid and post.day = ${day}::date
    for update of post, job
  `.execute(company.tx);
  return rows[0];
}

interface PostChange {
  state: PostState;
  attempts?: number;
  nextTryAt?: Date;
  told?: readonly string[] | null;
}

export async function writePost(
  { company, now }: { company: Company; now: Date },
  { jobId, day }: PostKey,
  { state, attempts, nextTryAt, told }: PostChange,
): Promise<void> {
  await sql`
    update slack_post set state = ${state}, changed_at = ${now}::timestamptz, attempts = coalesce(${attempts ?? null}::smallint, attempts),
      next_try_at = coalesce(${nextTryAt ?? null}::timestamptz, next_try_at)
      ${told === undefined ? sql`` : sql`, told = ${told === null ? null : [...told]}::text[]`}
    where company_id = ${company.id} and slack_job_id = ${jobId}::uuid and day = ${day}::date
  `.execute(company.tx);
}

/** The digests that a message left, if the channel has it or there was nothing to tell. */
export async function readTold(company: Company, { jobId, day }: PostKey): Promise<string[] | null> {
  const { rows } = await sql<{ told: string[] | null }>`
    select told from slack_post
    where company_id = ${company.id} and slack_job_id = ${jobId}::uuid and day = ${day}::date and state in ('sent', 'nothing')
  `.execute(company.tx);
  return rows[0]?.told ?? null;
}

export async function erasePosted(company: Company, { jobId, day }: PostKey): Promise<void> {
  await sql`
    update slack_post set told = null where company_id = ${company.id} and slack_job_id = ${jobId}::uuid and day = ${day}::date
  `.execute(company.tx);
}

/** Erases what older messages left, and forgets what became of those before `posts`. */
export async function eraseOldPosts(company: Company, { told, posts }: { told: string; posts: string }): Promise<void> {
  await sql`update slack_post set told = null where company_id = ${company.id} and told is not null and day <= ${told}::date`.execute(
    company.tx,
  );
  await sql`delete from slack_post where company_id = ${company.id} and day <= ${posts}::date`.execute(company.tx);
}

/** Notes that Slack took a message. */
export async function writeSent(company: Company, jobId: string, now: Date): Promise<void> {
  await sql`
    update slack_job set last_sent_at = ${now}::timestamptz, times_forbidden = 0 where company_id = ${company.id} and id = ${jobId}::uuid
  `.execute(company.tx);
}

/** Notes that Slack forbade it once more. */
export async function writeForbidden(company: Company, jobId: string, times: number): Promise<void> {
  await sql`update slack_job set times_forbidden = ${times} where company_id = ${company.id} and id = ${jobId}::uuid`.execute(company.tx);
}

export async function writeOff(company: Company, jobId: string, { ending, now }: { ending: SlackEnding; now: Date }): Promise<void> {
  await sql`
    update slack_job set off_since = ${now}::timestamptz, off_ending = ${ending} where company_id = ${company.id} and id = ${jobId}::uuid
  `.execute(company.tx);
}
