import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface FavouriteRow {
  id: string;
  url: string;
}

/** The user's favourites, oldest first. */
export async function readFavourites(company: Company, companyUserId: string): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select id, url from navigation_favourite
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
    order by created_at, id
  `.execute(company.tx);
  return rows;
}

/** Adds a favourite; false when a concurrent request has added it. */
export async function insertFavourite(
  company: Company,
  companyUserId: string,
  { id, url, now }: FavouriteRow & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into navigation_favourite (company_id, id, company_user_id, url, created_at)
    values (${company.id}, ${id}::uuid, ${companyUserId}::uuid, ${url}, ${now})
    on conflict (company_id, company_user_id, url) do nothing
    returning id
  `.execute(company.tx);
  return rows.length > 0;
}

/** Removes one of the user's favourites; returns its page, undefined when it does not exist. */
export async function deleteFavourite(company: Company, companyUserId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ url: string }>`
    delete from navigation_favourite
    where company_id = ${company.id} and id = ${id}::uuid and company_user_id = ${companyUserId}::uuid
    returning url
  `.execute(company.tx);
  return rows[0]?.url;
}

/** Deletes all favourites of a person. */
export async function deleteFavouritesOf(company: Company, companyUserId: string): Promise<void> {
  await sql`
    delete from navigation_favourite where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
}
