import { sql } from 'kysely';
import { canSignIn } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PossibleContestant } from '../contract/entities.ts';

/** How many games somebody made, and in how many they have tickets. */
export async function countGamesOf(company: Company, companyUserId: string): Promise<{ made: number; joined: number }> {
  const { rows } = await sql<{ made: number; joined: number }>`
    select (select count(*)::integer from lottery_game where company_id = ${company.id} and created_by = ${companyUserId}::uuid) as made,
      (select count(*)::integer from lottery_contestant where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid) as joined
  `.execute(company.tx);
  return rows[0] ?? { made: 0, joined: 0 };
}

/** Those of these people who made games or have tickets. */
export async function findPlayers(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select created_by as id from lottery_game where company_id = ${company.id} and created_by = any(${[...companyUserIds]}::uuid[])
    union
    select company_user_id from lottery_contestant where company_id = ${company.id} and company_user_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Gives the games of somebody who leaves to the system admin who has been there longest, of those who can sign in if any can; returns them with who has them now. */
export async function handOverGames(company: Company, from: string): Promise<{ gameId: string; name: string; createdBy: string }[]> {
  const { rows } = await sql<{ gameId: string; name: string; createdBy: string }>`
    update lottery_game game set created_by = heir.id, version = version + 1
    from (
      select id from company_user
      where company_id = ${company.id} and role = 'systemadmin' and state = 'active' and id <> ${from}::uuid
      order by ${canSignIn()} desc, created_at, id limit 1
    ) heir
    where game.company_id = ${company.id} and game.created_by = ${from}::uuid
    returning game.id as "gameId", game.name, game.created_by as "createdBy"
  `.execute(company.tx);
  return rows;
}

/** The tickets of an erased person stay without their name. */
export async function clearContestant(company: Company, companyUserId: string): Promise<void> {
  await sql`
    update lottery_contestant set company_user_id = null where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
}

/** Active people of the company by name: all, or those of these ids. */
export async function readPossibleContestants(company: Company, among: 'everybody' | readonly string[]): Promise<PossibleContestant[]> {
  const ids = among === 'everybody' ? [] : [...among];
  const { rows } = await sql<PossibleContestant>`
    select id as "companyUserId", first_name || ' ' || last_name as "fullName", department from company_user
    where company_id = ${company.id} and state = 'active' and not is_external and (${among === 'everybody'} or id = any(${ids}::uuid[]))
    order by first_name, last_name, id
  `.execute(company.tx);
  return rows;
}
