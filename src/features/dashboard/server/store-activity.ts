import { sql, type RawBuilder } from 'kysely';
import { outcomeFields } from '#kernel/server/audit-sentence.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ActivityVisibility } from './rules/activity-visibility.ts';

export interface ActivityRow {
  id: string;
  requestId: string;
  at: Date;
  action: string;
  entity: string;
  entityId: string;
  via: string;
  what: string | null;
  outcome: string | null;
  actorId: string | null;
  actorName: string | null;
  actorImageAt: Date | null;
  subjectId: string | null;
  subjectName: string | null;
  subjectImageAt: Date | null;
}

interface ActivityQuery {
  companyUserId: string;
  visibility: ActivityVisibility;
  /** Everybody below, for managers. */
  team: readonly string[];
  /** Those of them whose profiles are open to the manager. */
  seenTeam: readonly string[];
  since: Date;
  /** The field with a record's name, by its kind. */
  nameFields: Readonly<Record<string, string>>;
  /** The values that make a line confidential, by its kind. */
  confidential: Readonly<Record<string, unknown>>;
}

/** The number of lines read before grouping by request: a request with a thousand changes is one entry. */
const maxLines = 300;
/** For each person in a team. */
const maxOfOne = 40;

/** A view is shown only when hidden numbers were revealed (home.11). */
const isTold = sql`(detail.after is null or detail.after->>'looked' is null or detail.after->>'looked' = 'numbers')`;
/** Which of several things a call did. */
const outcome = sql`coalesce(${sql.join(outcomeFields.map((field) => sql`detail.after ->> ${field}`))})`;
const joined = sql`audit_log line left join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id`;

/** The newest audit lines that a user may see and has not hidden, with the names in them. */
export async function readActivity(
  company: Company,
  { companyUserId, visibility, team, seenTeam, since, nameFields, confidential }: ActivityQuery,
): Promise<ActivityRow[]> {
  const mayKnow = sql`(
    not coalesce(detail.after @> (${JSON.stringify(confidential)}::jsonb -> line.entity), false)
    or detail.company_user_id in (select id from direct))`;
  // One more part of the union, and the planner reads the log for each line when it has no statistics.
  const isSeen = sql`(line.entity = any(${visibility.team}::text[]) or person.id = any(${seenTeam}::uuid[]))`;
  const ofKind = sql`(line.entity = any(${visibility.all}::text[]) or ${mayKnow})`;
  const nameField = sql`(${JSON.stringify(nameFields)}::jsonb ->> line.entity)`;
  const { rows } = await sql<ActivityRow>`
    with hidden as materialized (
      select request_id from hidden_activity where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
    ), direct as materialized (
      select id from company_user where company_id = ${company.id} and reporting_to = ${companyUserId}::uuid
    ), known as (
      (${linesOfKinds(company, [...visibility.all, ...visibility.open], since, ofKind)}) union (${linesByPerson(company, companyUserId, visibility.own, since)})
      union (${linesAboutPeople(company, { people: [companyUserId], kinds: visibility.about, since })}) union (${linesAboutPeople(company, { people: team, kinds: [...visibility.team, ...visibility.seenTeam], since, isShown: sql`${mayKnow} and ${isSeen}` })})
    )
    select line.id, line.request_id as "requestId", line.at, line.action, line.entity, line.entity_id as "entityId", line.via,
      coalesce(detail.after ->> ${nameField}, detail.before ->> ${nameField}, detail.after->>'recordName') as what, ${outcome} as outcome,
      actor.id as "actorId", ${nameOf('actor')} as "actorName", actor.profile_image_at as "actorImageAt",
      subject.id as "subjectId", ${nameOf('subject')} as "subjectName", subject.profile_image_at as "subjectImageAt"
    from known join audit_log line on line.company_id = ${company.id} and line.id = known.id
    left join audit_detail detail on detail.company_id = ${company.id} and detail.audit_id = line.id
    left join company_user actor on actor.company_id = ${company.id} and actor.id = line.actor_company_user_id
    left join company_user subject on subject.company_id = ${company.id} and subject.id = detail.company_user_id
    where line.request_id not in (select request_id from hidden)
    order by line.at desc, line.id desc limit ${sql.lit(maxLines)}
  `.execute(company.tx);
  return rows;
}

const nameOf = (who: 'actor' | 'subject') =>
  sql`case when ${sql.ref(`${who}.state`)} <> 'deleted' then ${sql.ref(`${who}.first_name`)} || ' ' || ${sql.ref(`${who}.last_name`)} end`;

const linesOfKinds = (company: Company, kinds: readonly string[], since: Date, isShown: RawBuilder<unknown>) => sql`
  select line.id from ${joined}
  where line.company_id = ${company.id} and line.at > ${since} and line.entity = any(${kinds}::text[]) and ${isTold}
    and ${isShown}
  order by line.at desc limit ${sql.lit(maxLines)}`;

const linesByPerson = (company: Company, companyUserId: string, kinds: readonly string[], since: Date) => sql`
  select line.id from ${joined}
  where line.company_id = ${company.id} and line.actor_company_user_id = ${companyUserId}::uuid and line.at > ${since}
    and line.entity = any(${kinds}::text[]) and ${isTold}
  order by line.at desc limit ${sql.lit(maxLines)}`;

interface AboutPeople {
  people: readonly string[];
  kinds: readonly string[];
  since: Date;
  isShown?: RawBuilder<unknown>;
}

/** Views of a person are reported by the takeout (takeout.2), not here (home.11). */
const linesAboutPeople = (company: Company, { people, kinds, since, isShown = sql`true` }: AboutPeople) => sql`
  select newest.id from unnest(${people}::uuid[]) person (id) cross join lateral (
    select line.id from audit_detail detail join audit_log line on line.company_id = detail.company_id and line.id = detail.audit_id
    where detail.company_id = ${company.id} and detail.company_user_id = person.id and detail.after->>'looked' is null
      and line.at > ${since} and line.entity = any(${kinds}::text[]) and ${isShown}
    order by detail.audit_id desc limit ${sql.lit(maxOfOne)}
  ) newest`;

/** The request of an audit line; undefined when there is none. */
export async function readRequestOf(company: Company, auditId: string): Promise<string | undefined> {
  const { rows } = await sql<{ requestId: string }>`
    select request_id as "requestId" from audit_log where company_id = ${company.id} and id = ${auditId}::uuid
  `.execute(company.tx);
  return rows[0]?.requestId;
}

export async function hideRequest(company: Company, companyUserId: string, requestId: string, now: Date): Promise<void> {
  await sql`
    insert into hidden_activity (company_id, company_user_id, request_id, hidden_at)
    values (${company.id}, ${companyUserId}::uuid, ${requestId}, ${now}::timestamptz) on conflict do nothing
  `.execute(company.tx);
}
