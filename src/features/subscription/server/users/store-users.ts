import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** How many users there were from a day on, until the next row. */
export interface UsersFrom {
  day: string;
  users: number;
}

/** Locks the company's subscription until the commit, so that counts follow each other; false when it has none. */
export async function lockForCount(company: Company): Promise<boolean> {
  const { rows } = await sql`select company_id from subscription where company_id = ${company.id} for no key update`.execute(company.tx);
  return rows.length > 0;
}

/** Notes the users of a day, and says whether they are others than before: only such a number is a row. */
export async function writeUsers(company: Company, { day, users }: UsersFrom): Promise<boolean> {
  const { rows } = await sql`
    insert into subscription_users (company_id, day, users)
    select ${company.id}, ${day}::date, ${users}
    where ${users} is distinct from (
      select users from subscription_users where company_id = ${company.id} and day <= ${day}::date order by day desc limit 1)
    on conflict (company_id, day) do update set users = excluded.users returning users
  `.execute(company.tx);
  return rows.length > 0;
}

/** The counts that tell the users of every day from one on: the last before it, and all after it. */
export async function readUsers(company: Company, from: string): Promise<UsersFrom[]> {
  const { rows } = await sql<UsersFrom>`
    select day::text as day, users from subscription_users
    where company_id = ${company.id} and day >= coalesce(
      (select max(day) from subscription_users where company_id = ${company.id} and day <= ${from}::date), ${from}::date)
    order by day
  `.execute(company.tx);
  return rows;
}
