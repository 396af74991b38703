import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface FeedRow {
  feedId: string;
  companyUserId: string;
  createdAt: Date;
  fetchedAt: Date | null;
}

const columns = sql`id as "feedId", company_user_id as "companyUserId", created_at as "createdAt", fetched_at as "fetchedAt"`;

/** The calendar address of a person. */
export async function readFeedOf(company: Company, companyUserId: string): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select ${columns} from contract_feed where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The same by its id. */
export async function readFeed(company: Company, feedId: string): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select ${columns} from contract_feed where company_id = ${company.id} and id = ${feedId}::uuid
  `.execute(company.tx);
  return rows[0];
}

export async function insertFeed(company: Company, { feedId, companyUserId, createdAt }: Omit<FeedRow, 'fetchedAt'>): Promise<void> {
  await sql`
    insert into contract_feed (company_id, id, company_user_id, created_at)
    values (${company.id}, ${feedId}::uuid, ${companyUserId}::uuid, ${createdAt}::timestamptz)
  `.execute(company.tx);
}

/** Deletes the calendar address of a person; returns its id. */
export async function deleteFeedOf(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from contract_feed where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid returning id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Records that a feed was fetched. */
export async function noteFetch(company: Company, feedId: string, now: Date): Promise<void> {
  await sql`
    update contract_feed set fetched_at = ${now}::timestamptz where company_id = ${company.id} and id = ${feedId}::uuid
  `.execute(company.tx);
}
