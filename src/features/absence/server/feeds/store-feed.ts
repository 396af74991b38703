import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { literals } from '#kernel/server/database/literals.ts';
import { countingStatuses } from '../../contract/kinds.ts';
import type { Period, SpanRow } from '../company-calendar/store-calendar.ts';
import type { AbsenceFeed } from '../../contract/entities-settings.ts';

export interface FeedRow {
  feedId: string;
  companyUserId: string;
  scope: AbsenceFeed['scope'];
  createdAt: Date;
  fetchedAt: Date | null;
}

const columns = sql`
  id as "feedId", company_user_id as "companyUserId", scope, created_at as "createdAt", fetched_at as "fetchedAt"`;

/** A person's feeds, oldest first. */
export async function readFeeds(company: Company, companyUserId: string): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select ${columns} from absence_feed
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid order by created_at, id
  `.execute(company.tx);
  return rows;
}

/** A feed by its id. */
export async function readFeed(company: Company, feedId: string): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select ${columns} from absence_feed where company_id = ${company.id} and id = ${feedId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** Adds a feed; its address is a secret. */
export async function insertFeed(
  company: Company,
  { feedId, companyUserId, scope, now }: { feedId: string; companyUserId: string; scope: string; now: Date },
): Promise<void> {
  await sql`
    insert into absence_feed (company_id, id, company_user_id, scope, created_at)
    values (${company.id}, ${feedId}::uuid, ${companyUserId}::uuid, ${scope}, ${now}::timestamptz)
  `.execute(company.tx);
}

/** Deletes one feed of a person, or all of them; returns their ids. */
export async function deleteFeeds(company: Company, companyUserId: string, feedId?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from absence_feed where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
      ${feedId === undefined ? sql`` : sql`and id = ${feedId}::uuid`} returning id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** A span with its place among those of its absence, and how often and when the absence last changed. */
export interface FeedSpan extends Omit<SpanRow, 'counted'> {
  ordinal: number;
  sequence: number;
  changedAt: Date;
}

/** The spans in a period that count, for a feed; one statement for any number of people. */
export async function readFeedSpans(
  company: Company,
  { startDate, endDate, companyUserIds }: Period & { companyUserIds?: readonly string[] },
): Promise<FeedSpan[]> {
  const { rows } = await sql<FeedSpan>`
    select held.id as "absenceId", held.company_user_id as "companyUserId", held.type, held.status, version.portion as "absencePortion",
      span.start_date as "startDate", span.end_date as "endDate", held.version as sequence, last.at as "changedAt",
      (select count(*)::integer from absence_span earlier
        where earlier.company_id = span.company_id and earlier.absence_id = span.absence_id and earlier.number = span.number
          and earlier.start_date <= span.start_date) as ordinal
    from absence_span span
    join absence held on held.company_id = span.company_id and held.id = span.absence_id and held.version_number = span.number
    join absence_version version
      on version.company_id = span.company_id and version.absence_id = span.absence_id and version.number = span.number
    cross join lateral (
      select coalesce(max(event.at), held.requested_at) as at from absence_event event
      where event.company_id = held.company_id and event.absence_id = held.id
    ) last
    where span.company_id = ${company.id} and span.start_date <= ${endDate}::date and span.end_date >= ${startDate}::date
      and held.status in ${literals(countingStatuses)}
      ${companyUserIds ? sql`and held.company_user_id = any(${[...companyUserIds]}::uuid[])` : sql``}
    order by span.start_date, held.id
  `.execute(company.tx);
  return rows;
}

/** Records that a feed was fetched. */
export async function noteFetch(company: Company, feedId: string, now: Date): Promise<void> {
  await sql`
    update absence_feed set fetched_at = ${now}::timestamptz where company_id = ${company.id} and id = ${feedId}::uuid
  `.execute(company.tx);
}

/** A person's preferred language. */
export async function readLanguage(company: Company, companyUserId: string): Promise<'no' | 'en'> {
  const { rows } = await sql<{ language: 'no' | 'en' }>`
    select case coalesce(account.preferred_language, person.preferred_language)
      when 'nb' then 'no' when 'en-gb' then 'en' else owner.language end as language
    from company_user person
    join company owner on owner.company_id = person.company_id
    left join account on account.id = person.account_id
    where person.company_id = ${company.id} and person.id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.language ?? 'no';
}
