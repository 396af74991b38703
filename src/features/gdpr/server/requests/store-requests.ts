import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import { clearFormerAnswers } from './store-reopenings.ts';
import { isoMoment } from '../store-moments.ts';
import type { RequestKind, RequestState } from '../../contract/kinds.ts';

/** What people write of a request. */
export interface RequestContent {
  kind: RequestKind;
  requesterName: string;
  requesterContact: string;
  companyUserId: string | null;
  description: string;
  receivedOn: string;
  identityCheckedOn: string | null;
  identityHow: string | null;
  responsibleId: string | null;
}

/** That a closed request was opened again; its moment is text, as JSON has no other. */
interface StoredReopening {
  at: string;
  /** The date in the company's time zone. */
  on: string;
  by: string | null;
  reason: string;
  state: Exclude<RequestState, 'open'>;
  answeredOn: string;
  text: string;
}

export interface StoredRequest extends RequestContent {
  requestId: string;
  state: RequestState;
  identityCheckedBy: string | null;
  extendedOn: string | null;
  extensionReason: string | null;
  answeredOn: string | null;
  answer: string | null;
  reopenings: StoredReopening[];
  takeoutAskedAt: Date | null;
  takeoutAskedBy: string | null;
  takeoutReleasedAt: Date | null;
  takeoutReleasedBy: string | null;
  createdAt: Date;
  version: number;
}

/** The requests by the day of their arrival, or one of them; one statement. */
export async function readRequests(company: Company, requestId?: string): Promise<StoredRequest[]> {
  const { rows } = await sql<StoredRequest>`
    select request.id as "requestId", request.kind, request.state, request.requester_name as "requesterName",
      request.requester_contact as "requesterContact", request.company_user_id as "companyUserId", request.description,
      request.received_on as "receivedOn", request.identity_checked_on as "identityCheckedOn", request.identity_how as "identityHow",
      request.identity_checked_by as "identityCheckedBy", request.extended_on as "extendedOn", request.extension_reason as "extensionReason",
      request.answered_on as "answeredOn", request.answer, request.responsible_id as "responsibleId",
      request.takeout_asked_at as "takeoutAskedAt", request.takeout_asked_by as "takeoutAskedBy",
      request.takeout_released_at as "takeoutReleasedAt", request.takeout_released_by as "takeoutReleasedBy",
      request.created_at as "createdAt", request.version, coalesce(former.reopenings, '[]') as reopenings
    from gdpr_subject_request request
    left join lateral (
      select json_agg(json_build_object('at', ${isoMoment(sql`reopened.at`)},
        'on', (reopened.at at time zone (select time_zone from company where company_id = reopened.company_id))::date, 'reason', reopened.reason, 'state', reopened.state,
        'answeredOn', reopened.answered_on, 'text', reopened.answer, 'by',
        case when person.state <> 'deleted' then person.first_name || ' ' || person.last_name end) order by reopened.at, reopened.id) as reopenings
      from gdpr_request_reopening reopened
      left join company_user person on person.company_id = reopened.company_id and person.id = reopened.reopened_by
      where request.reopened_on is not null and reopened.company_id = request.company_id and reopened.request_id = request.id
    ) former on true
    where request.company_id = ${company.id} ${requestId === undefined ? sql`` : sql`and request.id = ${requestId}::uuid`}
    order by request.received_on, request.id
  `.execute(company.tx);
  return rows;
}

/** One request, locked on request before it is read. */
export async function readRequest(company: Company, requestId: string, { lock = false } = {}): Promise<StoredRequest | undefined> {
  if (lock) await lockRows(company, 'gdpr_subject_request', [requestId]);
  return (await readRequests(company, requestId))[0];
}

/** The open requests; of those who are told of their days. */
export async function readOpenRequests(company: Company): Promise<StoredRequest[]> {
  return (await readRequests(company)).filter(({ state }) => state === 'open');
}

interface Written {
  requestId: string;
  content: RequestContent;
  /** Who checked the identity; kept while it was not checked anew. */
  identityCheckedBy: string | null;
}

export async function insertRequest(
  company: Company,
  { requestId, content, identityCheckedBy, by, now }: Written & { by: string; now: Date },
): Promise<void> {
  await sql`
    insert into gdpr_subject_request (company_id, id, kind, state, requester_name, requester_contact, company_user_id, description, received_on,
      identity_checked_on, identity_how, identity_checked_by, responsible_id, created_by, created_at)
    values (${company.id}, ${requestId}::uuid, ${content.kind}, 'open', ${content.requesterName}, ${content.requesterContact},
      ${content.companyUserId}::uuid, ${content.description}, ${content.receivedOn}::date, ${content.identityCheckedOn}::date,
      ${content.identityHow}, ${identityCheckedBy}::uuid, ${content.responsibleId}::uuid, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

/** Writes a request; a takeout that was asked for counts as not asked for when it should not stand any more. */
export async function writeRequest(
  company: Company,
  { requestId, content, identityCheckedBy, isTakeoutAsked }: Written & { isTakeoutAsked: boolean },
): Promise<void> {
  await sql`
    update gdpr_subject_request set kind = ${content.kind}, requester_name = ${content.requesterName},
      requester_contact = ${content.requesterContact}, company_user_id = ${content.companyUserId}::uuid, description = ${content.description},
      received_on = ${content.receivedOn}::date, identity_checked_on = ${content.identityCheckedOn}::date, identity_how = ${content.identityHow},
      identity_checked_by = ${identityCheckedBy}::uuid, responsible_id = ${content.responsibleId}::uuid,
      takeout_asked_at = case when ${isTakeoutAsked}::boolean then takeout_asked_at end,
      takeout_asked_by = case when ${isTakeoutAsked}::boolean then takeout_asked_by end, version = version + 1
    where company_id = ${company.id} and id = ${requestId}::uuid
  `.execute(company.tx);
}

export async function writeExtension(
  company: Company,
  { requestId, toldOn, reason }: { requestId: string; toldOn: string; reason: string },
): Promise<void> {
  await sql`
    update gdpr_subject_request set extended_on = ${toldOn}::date, extension_reason = ${reason}, version = version + 1
    where company_id = ${company.id} and id = ${requestId}::uuid
  `.execute(company.tx);
}

export async function writeAnswer(
  company: Company,
  { requestId, state, text, on }: { requestId: string; state: RequestState; text: string; on: string },
): Promise<void> {
  await sql`
    update gdpr_subject_request set state = ${state}, answer = ${text}, answered_on = ${on}::date, version = version + 1
    where company_id = ${company.id} and id = ${requestId}::uuid
  `.execute(company.tx);
}

interface TakeoutStep {
  requestId: string;
  by: string;
  now: Date;
}

export async function writeTakeoutAsked(company: Company, { requestId, by, now }: TakeoutStep): Promise<void> {
  await sql`
    update gdpr_subject_request set takeout_asked_at = ${now}::timestamptz, takeout_asked_by = ${by}::uuid, version = version + 1
    where company_id = ${company.id} and id = ${requestId}::uuid
  `.execute(company.tx);
}

export async function writeTakeoutReleased(company: Company, { requestId, by, now }: TakeoutStep): Promise<void> {
  await sql`
    update gdpr_subject_request set takeout_released_at = ${now}::timestamptz, takeout_released_by = ${by}::uuid, version = version + 1
    where company_id = ${company.id} and id = ${requestId}::uuid
  `.execute(company.tx);
}

/**
 * Forgets a person who is erased: which requests were theirs, and in those that are closed who they were and what they wrote (gdpr.103).
 * Answers the closed ones.
 */
export async function clearRequester(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ requestId: string; isClosed: boolean }>`
    update gdpr_subject_request set company_user_id = null,
      requester_name = case when state = 'open' then requester_name else '' end,
      requester_contact = case when state = 'open' then requester_contact else '' end,
      description = case when state = 'open' then description else '' end,
      identity_how = case when state = 'open' or identity_how is null then identity_how else '' end,
      extension_reason = case when state = 'open' or extension_reason is null then extension_reason else '' end,
      answer = case when state = 'open' then answer else '' end, version = version + 1
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
    returning id as "requestId", state <> 'open' as "isClosed"
  `.execute(company.tx);
  const closed = rows.filter(({ isClosed }) => isClosed).map(({ requestId }) => requestId);
  await clearFormerAnswers(company, closed);
  return closed;
}

/** Takes the requests of a responsible person who leaves from them. */
export async function freeRequests(company: Company, companyUserId: string): Promise<{ requestId: string; requesterName: string }[]> {
  const { rows } = await sql<{ requestId: string; requesterName: string }>`
    update gdpr_subject_request set responsible_id = null, version = version + 1
    where company_id = ${company.id} and responsible_id = ${companyUserId}::uuid and state = 'open'
    returning id as "requestId", requester_name as "requesterName"
  `.execute(company.tx);
  return rows;
}
