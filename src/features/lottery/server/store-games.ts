import { sql, type RawBuilder } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';

/** A stored game with its counts. */
export interface GameRow {
  gameId: string;
  name: string;
  /** Sealed. */
  secret: string;
  commitment: string;
  prizes: string[];
  drawnAt: Date | null;
  shownAt: Date | null;
  endedAt: Date | null;
  createdBy: string;
  createdByFullName: string | null;
  createdAt: Date;
  version: number;
  contestants: number;
  tickets: number;
  wins: number;
}

export interface ContestantRow {
  contestantId: string;
  companyUserId: string | null;
  fullName: string | null;
  tickets: number;
}

export interface DrawRow {
  number: number;
  contestantId: string;
  ticket: number;
  nonce: string;
  isNonceOfBrowser: boolean;
  drawnAt: Date;
  startsAt: Date;
}

/** Games of the company: all, those of a creator, or one. The newest first. */
export async function readGames(company: Company, which: 'all' | { createdBy: string } | { gameId: string }): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select game.id as "gameId", game.name, game.secret, game.commitment, game.prizes, game.drawn_at as "drawnAt", game.shown_at as "shownAt",
      game.ended_at as "endedAt", game.created_by as "createdBy", game.created_at as "createdAt", game.version,
      case when creator.state <> 'deleted' then creator.first_name || ' ' || creator.last_name end as "createdByFullName",
      counted.contestants, counted.tickets, drawn.wins
    from lottery_game game
    join company_user creator on creator.company_id = game.company_id and creator.id = game.created_by
    cross join lateral (
      select count(*)::integer as contestants, coalesce(sum(contestant.tickets), 0)::integer as tickets from lottery_contestant contestant
      where contestant.company_id = game.company_id and contestant.game_id = game.id
    ) counted
    cross join lateral (
      select count(*)::integer as wins from lottery_draw draw where draw.company_id = game.company_id and draw.game_id = game.id
    ) drawn
    where game.company_id = ${company.id} and ${condition(which)} order by game.created_at desc, game.id desc
  `.execute(company.tx);
  return rows;
}

function condition(which: Parameters<typeof readGames>[1]): RawBuilder<unknown> {
  if (which === 'all') return sql`true`;
  return 'gameId' in which ? sql`game.id = ${which.gameId}::uuid` : sql`game.created_by = ${which.createdBy}::uuid`;
}

export async function lockGame(company: Company, gameId: string): Promise<void> {
  await lockRows(company, 'lottery_game', [gameId]);
}

/** The contestants of a game, in their order. */
export async function readContestants(company: Company, gameId: string): Promise<ContestantRow[]> {
  const { rows } = await sql<ContestantRow>`
    select contestant.id as "contestantId", contestant.company_user_id as "companyUserId", contestant.tickets,
      coalesce(contestant.name, person.first_name || ' ' || person.last_name) as "fullName"
    from lottery_contestant contestant
    left join company_user person on person.company_id = contestant.company_id and person.id = contestant.company_user_id
    where contestant.company_id = ${company.id} and contestant.game_id = ${gameId}::uuid order by contestant.place
  `.execute(company.tx);
  return rows;
}

/** The draws of a game, in their order. */
export async function readDraws(company: Company, gameId: string): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select number, contestant_id as "contestantId", ticket, nonce, is_nonce_of_browser as "isNonceOfBrowser", drawn_at as "drawnAt",
      starts_at as "startsAt"
    from lottery_draw where company_id = ${company.id} and game_id = ${gameId}::uuid order by number
  `.execute(company.tx);
  return rows;
}

export interface GameContent {
  gameId: string;
  name: string;
  secret: string;
  commitment: string;
  prizes: readonly string[];
}

export async function insertGame(company: Company, game: GameContent, { by, now }: { by: string; now: Date }): Promise<void> {
  await sql`
    insert into lottery_game (company_id, id, name, secret, commitment, prizes, created_by, created_at)
    values (${company.id}, ${game.gameId}::uuid, ${game.name}, ${game.secret}, ${game.commitment}, ${[...game.prizes]}::text[], ${by}::uuid,
      ${now}::timestamptz)
  `.execute(company.tx);
}

export async function writeGame(company: Company, { gameId, name, secret, commitment, prizes }: GameContent): Promise<void> {
  await sql`
    update lottery_game set name = ${name}, secret = ${secret}, commitment = ${commitment}, prizes = ${[...prizes]}::text[], version = version + 1
    where company_id = ${company.id} and id = ${gameId}::uuid
  `.execute(company.tx);
}

export interface NewContestantRow {
  contestantId: string;
  companyUserId: string | null;
  name: string | null;
  tickets: number;
}

/** Gives a game these contestants, in this order, instead of those it had. */
export async function writeContestants(company: Company, gameId: string, contestants: readonly NewContestantRow[]): Promise<void> {
  await sql`delete from lottery_contestant where company_id = ${company.id} and game_id = ${gameId}::uuid`.execute(company.tx);
  const rows = contestants.map((contestant, place) => ({ ...contestant, place }));
  await sql`
    insert into lottery_contestant (company_id, game_id, id, place, company_user_id, name, tickets)
    select ${company.id}, ${gameId}::uuid, sent."contestantId", sent.place, sent."companyUserId", sent.name, sent.tickets
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sent ("contestantId" uuid, place smallint, "companyUserId" uuid, name text, tickets smallint)
  `.execute(company.tx);
}

/** Keeps a draw; the game is drawn from until its winner has been shown. */
export async function insertDraw(company: Company, gameId: string, draw: DrawRow): Promise<void> {
  const { number, contestantId, ticket, nonce, isNonceOfBrowser, drawnAt, startsAt } = draw;
  await sql`
    insert into lottery_draw (company_id, game_id, number, contestant_id, ticket, nonce, is_nonce_of_browser, drawn_at, starts_at)
    values (${company.id}, ${gameId}::uuid, ${number}, ${contestantId}::uuid, ${ticket}, ${nonce}, ${isNonceOfBrowser}, ${drawnAt}::timestamptz,
      ${startsAt}::timestamptz)
  `.execute(company.tx);
  await sql`
    update lottery_game set drawn_at = ${drawnAt}::timestamptz, shown_at = null, version = version + 1
    where company_id = ${company.id} and id = ${gameId}::uuid
  `.execute(company.tx);
}

export async function writeShown(company: Company, gameId: string, now: Date): Promise<void> {
  await sql`
    update lottery_game set shown_at = ${now}::timestamptz, version = version + 1 where company_id = ${company.id} and id = ${gameId}::uuid
  `.execute(company.tx);
}

export async function writeEnd(company: Company, gameId: string, now: Date): Promise<void> {
  await sql`
    update lottery_game set ended_at = ${now}::timestamptz, version = version + 1 where company_id = ${company.id} and id = ${gameId}::uuid
  `.execute(company.tx);
}

export async function deleteGameRow(company: Company, gameId: string): Promise<void> {
  await sql`delete from lottery_game where company_id = ${company.id} and id = ${gameId}::uuid`.execute(company.tx);
}

/** Deletes the games that were made before a moment, and returns them. */
export async function deleteGamesBefore(company: Company, before: Date): Promise<{ gameId: string; name: string }[]> {
  const { rows } = await sql<{ gameId: string; name: string }>`
    delete from lottery_game where company_id = ${company.id} and created_at < ${before}::timestamptz returning id as "gameId", name
  `.execute(company.tx);
  return rows;
}
