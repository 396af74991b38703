import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface NewView {
  id: string;
  sessionId: string;
  viewer: string;
  viewed: string;
  now: Date;
  until: Date;
}

export async function insertView(company: Company, { id, sessionId, viewer, viewed, now, until }: NewView): Promise<void> {
  await sql`
    insert into view_as (company_id, id, session_id, viewer_company_user_id, viewed_company_user_id, began_at, until)
    values (${company.id}, ${id}::uuid, ${sessionId}::uuid, ${viewer}::uuid, ${viewed}::uuid, ${now}, ${until})
  `.execute(company.tx);
}

export interface ViewRow {
  viewed: string;
  firstName: string;
  lastName: string;
  until: Date;
}

/** A live view of one session and member. */
export async function readView(
  company: Company,
  { viewId, sessionId, viewer, now }: { viewId: string; sessionId: string; viewer: string; now: Date },
): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`
    select view_as.viewed_company_user_id as viewed, person.first_name as "firstName", person.last_name as "lastName", view_as.until
    from view_as
    join company_user person on person.company_id = view_as.company_id and person.id = view_as.viewed_company_user_id
    where view_as.company_id = ${company.id} and view_as.id = ${viewId}::uuid and view_as.session_id = ${sessionId}::uuid
      and view_as.viewer_company_user_id = ${viewer}::uuid and view_as.ended_at is null and view_as.until > ${now}
  `.execute(company.tx);
  return rows[0];
}

/** Ends a view, optionally of one session; returns whose it was, undefined when it had ended or belongs to another session. */
export async function endView(
  company: Company,
  { viewId, sessionId, now }: { viewId: string; sessionId?: string | undefined; now: Date },
): Promise<{ viewer: string; viewed: string } | undefined> {
  const ofSession = sessionId === undefined ? sql`` : sql`and session_id = ${sessionId}::uuid`;
  const { rows } = await sql<{ viewer: string; viewed: string }>`
    update view_as set ended_at = ${now}
    where company_id = ${company.id} and id = ${viewId}::uuid and ended_at is null ${ofSession}
    returning viewer_company_user_id as viewer, viewed_company_user_id as viewed
  `.execute(company.tx);
  return rows[0];
}
