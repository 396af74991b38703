import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** The calendar address of a person. */
export interface FeedRow {
  feedId: string;
  companyUserId: string;
  scope: 'mine' | 'all';
  createdAt: Date;
  fetchedAt: Date | null;
}

/** An address by its person, or by its id. */
export async function readFeed(company: Company, by: { companyUserId: string } | { feedId: string }): Promise<FeedRow | undefined> {
  const which = 'feedId' in by ? sql`id = ${by.feedId}::uuid` : sql`company_user_id = ${by.companyUserId}::uuid`;
  const { rows } = await sql<FeedRow>`
    select id as "feedId", company_user_id as "companyUserId", scope, created_at as "createdAt", fetched_at as "fetchedAt"
    from on_off_boarding_feed where company_id = ${company.id} and ${which}
  `.execute(company.tx);
  return rows[0];
}

export async function insertFeed(company: Company, { feedId, companyUserId, scope, createdAt }: FeedRow): Promise<void> {
  await sql`
    insert into on_off_boarding_feed (company_id, id, company_user_id, scope, created_at)
    values (${company.id}, ${feedId}::uuid, ${companyUserId}::uuid, ${scope}, ${createdAt}::timestamptz)
  `.execute(company.tx);
}

/** Deletes the address of a person; returns its id. */
export async function deleteFeedOf(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from on_off_boarding_feed where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid returning id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

export async function noteFetch(company: Company, feedId: string, now: Date): Promise<void> {
  await sql`
    update on_off_boarding_feed set fetched_at = ${now}::timestamptz where company_id = ${company.id} and id = ${feedId}::uuid
  `.execute(company.tx);
}
