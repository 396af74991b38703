import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { restMinutes } from '../contract/endpoints.ts';

/** A visit is live until it is ended, expires, or is idle for too long. */
const goesOn = (now: Date) => sql`ended_at is null and until > ${now} and ${quietEnd} > ${now}`;
const quietEnd = sql`seen_at + make_interval(mins => ${restMinutes}::integer)`;

/** The system admin that support views the product as: the director if they are one, otherwise the longest-serving. */
export async function readHost(company: Company): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select person.id
    from company_user person join company on company.company_id = person.company_id
    where person.company_id = ${company.id} and person.role = 'systemadmin' and person.state = 'active'
    order by (person.id = company.director_company_user_id) desc nulls last, person.created_at, person.id
    limit 1
  `.execute(company.tx);
  return rows[0]?.id;
}

export interface NewVisit {
  id: string;
  sessionId: string;
  accountId: string;
  email: string;
  viewed: string;
  now: Date;
  longest: Date;
}

/** Starts a visit and returns its end: at the latest when the company's last day of support access is over. */
export async function insertVisit(company: Company, { id, sessionId, accountId, email, viewed, now, longest }: NewVisit): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    insert into support_visit (company_id, id, session_id, account_id, email, viewed_company_user_id, began_at, seen_at, until)
    select owner.company_id, ${id}::uuid, ${sessionId}::uuid, ${accountId}::uuid, ${email}, ${viewed}::uuid, ${now}, ${now},
      least(${longest}::timestamptz, (owner.allow_support_until + 1)::timestamp at time zone owner.time_zone)
    from company owner where owner.company_id = ${company.id}
    returning until
  `.execute(company.tx);
  const [row] = rows;
  if (!row) throw new Error('A visit needs a company');
  return row.until;
}

/** A live visit of one session and account. */
export async function readVisit(
  company: Company,
  { viewId, sessionId, accountId, now }: { viewId: string; sessionId: string; accountId: string; now: Date },
): Promise<{ viewed: string; until: Date } | undefined> {
  const { rows } = await sql<{ viewed: string; until: Date }>`
    select viewed_company_user_id as viewed, until from support_visit
    where company_id = ${company.id} and id = ${viewId}::uuid and session_id = ${sessionId}::uuid and account_id = ${accountId}::uuid
      and ${goesOn(now)}
  `.execute(company.tx);
  return rows[0];
}

/** Records activity of support, at most once a minute. */
export async function extendVisit(company: Company, { viewId, now }: { viewId: string; now: Date }): Promise<void> {
  await sql`
    update support_visit set seen_at = ${now}
    where company_id = ${company.id} and id = ${viewId}::uuid and seen_at < ${now}::timestamptz - interval '1 minute'
  `.execute(company.tx);
}

/** Ends one visit of a session; returns whose it was. */
export async function endVisit(
  company: Company,
  { viewId, sessionId, now }: { viewId: string; sessionId: string; now: Date },
): Promise<{ email: string } | undefined> {
  const { rows } = await sql<{ email: string }>`
    update support_visit set ended_at = ${now}
    where company_id = ${company.id} and id = ${viewId}::uuid and session_id = ${sessionId}::uuid and ended_at is null
    returning email
  `.execute(company.tx);
  return rows[0];
}

/** Ends all live visits; returns their sessions. */
export async function endVisits(company: Company, now: Date): Promise<string[]> {
  const { rows } = await sql<{ sessionId: string }>`
    update support_visit set ended_at = ${now}
    where company_id = ${company.id} and ${goesOn(now)}
    returning session_id as "sessionId"
  `.execute(company.tx);
  return [...new Set(rows.map(({ sessionId }) => sessionId))];
}

export interface VisitRow {
  visitId: string;
  email: string;
  began: Date;
  ends: Date;
  isOpen: boolean;
}

/** The last visits, newest first. */
export async function readVisits(company: Company, { now, limit }: { now: Date; limit: number }): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select id as "visitId", email, began_at as began, coalesce(ended_at, least(until, ${quietEnd})) as ends,
      ${goesOn(now)} as "isOpen"
    from support_visit where company_id = ${company.id}
    order by began_at desc limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows;
}
