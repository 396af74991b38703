import { sql } from 'kysely';
import type { Account } from '../actor.ts';
import { enteringAccount, enteringCompany } from '../database/entering.ts';
import type { Unit } from '../database/unit.ts';
import { tables } from '../database/unit.ts';

interface SessionTable {
  digest: string;
  id: string;
  account_id: string;
  issuer: string;
  subject: string;
  id_token: string | null;
  mfa: boolean;
  authenticated_at: Date;
  created_at: Date;
  last_seen_at: Date;
  idle_expires_at: Date;
  absolute_expires_at: Date;
  idle_minutes: number;
  user_agent: string;
  ip: string;
}
interface AccountTable {
  id: string;
  email: string;
  email_verified: boolean;
  first_name: string;
  last_name: string;
  preferred_language: 'nb' | 'en-gb';
}
const db = tables<{ session: SessionTable; account: AccountTable }>();

export interface SessionRow {
  id: string;
  account: Account;
  issuer: string;
  subject: string;
  idToken: string | null;
  mfa: boolean;
  authenticatedAt: Date;
  lastSeenAt: Date;
  idleMinutes: number;
  expiresAt: Date;
}

interface SessionFound {
  id: string;
  issuer: string;
  subject: string;
  id_token: string | null;
  mfa: boolean;
  authenticated_at: Date;
  last_seen_at: Date;
  idle_minutes: number;
  expires_at: Date;
  account_id: string;
  email: string;
  email_verified: boolean;
  first_name: string;
  last_name: string;
  preferred_language: 'nb' | 'en-gb';
}

const columns = sql`
  s.id, s.issuer, s.subject, s.id_token, s.mfa, s.authenticated_at, s.last_seen_at, s.idle_minutes,
  least(s.idle_expires_at, s.absolute_expires_at) as expires_at,
  a.id as account_id, a.email, a.email_verified, a.first_name, a.last_name, a.preferred_language`;
const alive = (digest: string, now: Date) => sql`
  session s join account a on a.id = s.account_id
  where s.digest = ${digest} and s.idle_expires_at > ${now} and s.absolute_expires_at > ${now}`;

/** The live session for a cookie's digest, with its account; undefined when it is unknown or has ended. */
export async function findSession(unit: Unit, digest: string, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionFound>`select ${columns} from ${alive(digest, now)}`.execute(unit.tx);
  return rows[0] && sessionOf(rows[0]);
}

/** Like `findSession`, and enters this company in the open transaction, or without a company the account; an ended session enters neither. */
export async function enterBySession(
  unit: Unit,
  { digest, companyId, now }: { digest: string; companyId: number | undefined; now: Date },
): Promise<{ session: SessionRow; companyId: number | undefined } | undefined> {
  const account = sql<string>`a.id::text`;
  const entering = companyId === undefined ? enteringAccount(account) : enteringCompany(sql`${String(companyId)}`, account);
  const { rows } = await sql<SessionFound & { company?: number }>`
    select ${columns}, ${entering} from ${alive(digest, now)}
  `.execute(unit.tx);
  return rows[0] && { session: sessionOf(rows[0]), companyId: rows[0].company };
}

function sessionOf(row: SessionFound): SessionRow {
  return {
    id: row.id,
    account: {
      id: row.account_id,
      email: row.email,
      emailVerified: row.email_verified,
      firstName: row.first_name,
      lastName: row.last_name,
      preferredLanguage: row.preferred_language,
    },
    issuer: row.issuer,
    subject: row.subject,
    idToken: row.id_token,
    mfa: row.mfa,
    authenticatedAt: row.authenticated_at,
    lastSeenAt: row.last_seen_at,
    idleMinutes: row.idle_minutes,
    expiresAt: row.expires_at,
  };
}

/** Which of these sessions are live, when they end, and whether they began with a second factor. */
export async function liveSessions(
  unit: Unit,
  sessionIds: readonly string[],
  now: Date,
): Promise<{ id: string; expiresAt: Date; mfa: boolean }[]> {
  return db(unit)
    .selectFrom('session')
    .select(['id', 'mfa', sql<Date>`least(idle_expires_at, absolute_expires_at)`.as('expiresAt')])
    .where('id', '=', sql<string>`any(${[...sessionIds]}::uuid[])`)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .execute();
}

/** What is needed to end a session at its provider too. */
export async function findSessionOf(unit: Unit, sessionId: string): Promise<{ idToken: string | null } | undefined> {
  return db(unit).selectFrom('session').select('id_token as idToken').where('id', '=', sessionId).executeTakeFirst();
}

/** Extends the idle timeout of a session; the absolute end does not move. Returns the new end; undefined when the session no longer exists. */
export async function slideSession(unit: Unit, sessionId: string, now: Date): Promise<Date | undefined> {
  const row = await db(unit)
    .updateTable('session')
    .set({ last_seen_at: now, idle_expires_at: sql`${now}::timestamptz + make_interval(mins => idle_minutes)` })
    .where('id', '=', sessionId)
    .returning(sql<Date>`least(idle_expires_at, absolute_expires_at)`.as('expires_at'))
    .executeTakeFirst();
  return row?.expires_at;
}

export interface NewSession {
  digest: string;
  id: string;
  accountId: string;
  issuer: string;
  subject: string;
  idToken: string | null;
  mfa: boolean;
  authenticatedAt: Date;
  now: Date;
  idleMinutes: number;
  absoluteMinutes: number;
  userAgent: string;
  ip: string;
}

/** Starts a session; it ends at the earlier of the idle and the absolute end. */
export async function insertSession(unit: Unit, session: NewSession): Promise<Date> {
  const after = (minutes: number) => new Date(session.now.getTime() + minutes * 60_000);
  const idle = after(session.idleMinutes);
  const absolute = after(session.absoluteMinutes);
  await db(unit)
    .insertInto('session')
    .values({
      digest: session.digest,
      id: session.id,
      account_id: session.accountId,
      issuer: session.issuer,
      subject: session.subject,
      id_token: session.idToken,
      mfa: session.mfa,
      authenticated_at: session.authenticatedAt,
      created_at: session.now,
      last_seen_at: session.now,
      idle_expires_at: idle,
      absolute_expires_at: absolute,
      idle_minutes: session.idleMinutes,
      user_agent: session.userAgent.slice(0, 300),
      ip: session.ip,
    })
    .execute();
  return idle < absolute ? idle : absolute;
}

export interface ListedSession {
  sessionId: string;
  userAgent: string;
  ip: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The live sessions of an account, the most recently used first. */
export async function listSessions(unit: Unit, accountId: string, now: Date): Promise<ListedSession[]> {
  return db(unit)
    .selectFrom('session')
    .select(['id as sessionId', 'user_agent as userAgent', 'ip', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('account_id', '=', accountId)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
}

/** Ends one session of the account; returns whether it existed. */
export async function endSession(unit: Unit, accountId: string, sessionId: string): Promise<boolean> {
  const done = await db(unit).deleteFrom('session').where('account_id', '=', accountId).where('id', '=', sessionId).executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Ends these sessions, of any account. */
export async function endSessions(unit: Unit, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length > 0) await db(unit).deleteFrom('session').where('id', 'in', sessionIds).execute();
}

/** Limits the idle timeout of these accounts' sessions to a number of minutes; sessions with a later end are shortened. */
export async function shortenSessions(unit: Unit, accountIds: readonly string[], minutes: number): Promise<void> {
  if (accountIds.length === 0) return;
  await db(unit)
    .updateTable('session')
    .set({ idle_minutes: minutes, idle_expires_at: sql`least(idle_expires_at, last_seen_at + make_interval(mins => ${minutes}::integer))` })
    .where('account_id', '=', sql<string>`any(${[...accountIds]}::uuid[])`)
    .where('idle_minutes', '>', minutes)
    .execute();
}

/** Ends every session of the account except one. */
export async function endOtherSessions(unit: Unit, accountId: string, keepSessionId: string | undefined): Promise<void> {
  let query = db(unit).deleteFrom('session').where('account_id', '=', accountId);
  if (keepSessionId) query = query.where('id', '<>', keepSessionId);
  await query.execute();
}

/** Ends every session that began with a sign-in account at a provider, except the one with a given digest. */
export async function endSessionsOfSubject(
  unit: Unit,
  { issuer, subject, keepDigest }: { issuer: string; subject: string; keepDigest: string | undefined },
): Promise<void> {
  let query = db(unit).deleteFrom('session').where('issuer', '=', issuer).where('subject', '=', subject);
  if (keepDigest) query = query.where('digest', '<>', keepDigest);
  await query.execute();
}

/** Deletes ended sessions; called by a job. */
export async function sweepSessions(unit: Unit, now: Date): Promise<void> {
  await db(unit)
    .deleteFrom('session')
    .where((or) => or.or([or('idle_expires_at', '<', now), or('absolute_expires_at', '<', now)]))
    .execute();
}
