import { sql } from 'kysely';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
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

/** Adds a feed; its address is stored by `writeSecret`. */
export async function insertFeed(
  company: Company,
  { feedId, companyUserId, scope, now }: { feedId: string; companyUserId: string; scope: string; now: Date },
): Promise<void> {
  await sql`
    insert into absence_feed (company_id, id, company_user_id, scope, created_at)
    values (${company.id}, ${feedId}::uuid, ${companyUserId}::uuid, ${scope}, ${now}::timestamptz)
  `.execute(company.tx);
}

/** Replaces the feed's address; only its digest is stored. */
export async function writeSecret(company: Company, feedId: string, digest: string): Promise<void> {
  await sql`
    with former as (delete from secret where company_id = ${company.id} and kind = 'feed' and target = ${feedId}::uuid)
    insert into secret (digest, company_id, kind, target) values (${digest}, ${company.id}, 'feed', ${feedId}::uuid)
  `.execute(company.tx);
}

/** The feed and company for an address. */
export async function findFeed(unit: Unit, digest: string): Promise<{ companyId: number; feedId: string } | undefined> {
  const { rows } = await sql<{ companyId: number; feedId: string }>`
    select company_id as "companyId", target as "feedId" from secret where digest = ${digest} and kind = 'feed'
  `.execute(unit.tx);
  return rows[0];
}

/** Deletes one feed of a person, or all of them, with their addresses. */
export async function deleteFeeds(company: Company, companyUserId: string, feedId?: string): Promise<number> {
  const { rows } = await sql`
    with gone as (
      delete from absence_feed where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
        ${feedId === undefined ? sql`` : sql`and id = ${feedId}::uuid`} returning id
    ), addresses as (
      delete from secret where company_id = ${company.id} and kind = 'feed' and target in (select id from gone)
    )
    select id from gone
  `.execute(company.tx);
  return rows.length;
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
