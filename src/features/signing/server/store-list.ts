import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { partClause } from '#kernel/server/database/paging.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { SigningFilter, SigningSort } from '../contract/lists.ts';
import { awaitedStatuses } from '../contract/rules/recipient-status.ts';
import type { StoredStatus } from '../contract/rules/request-status.ts';
import type { Reader } from './policy.ts';
import { requestColumns, type RequestRow } from './store-requests.ts';

/** A request with what lists show beside it. */
export interface ListedRequest extends RequestRow {
  requesterName: string | null;
  locationName: string | null;
  documentFileId: string | null;
  signedFileId: string | null;
  /** The newest request that annuls it and has not failed to. */
  annulledById: string | null;
  isAnnulled: boolean;
}

/** Which requests: those of a list that a reader sees, and of them those of a filter. */
export interface Selection {
  reader: Reader;
  isEnded: boolean;
  filter: SigningFilter;
}

const listedColumns = sql`
  ${requestColumns}, requester.first_name || ' ' || requester.last_name as "requesterName",
    coalesce(place.first_name || ' ' || place.last_name, request.location_folder_name) as "locationName",
    document.id as "documentFileId", signed.id as "signedFileId", annulment.id as "annulledById",
    annulled.is_there as "isAnnulled"`;
const requesterOf = sql`left join company_user requester
  on requester.company_id = request.company_id and requester.id = request.requested_by and requester.state <> 'deleted'`;
/** What stands beside requests that are called `request`. */
const besides = sql`
  ${requesterOf}
  left join company_user place on place.company_id = request.company_id and place.id = request.location_person_id and place.state <> 'deleted'
    and request.location is not null
  left join lateral (
    select id from signing_file where company_id = request.company_id and request_id = request.id and kind = 'document' and position = 0 limit 1
  ) document on true
  left join lateral (
    select id from signing_file where company_id = request.company_id and request_id = request.id and kind = 'signed' and position = 0 limit 1
  ) signed on true
  left join lateral (
    select id, status from signing_request other
    where other.company_id = request.company_id and other.annuls_id = request.id and other.status not in ('Rejected', 'Expired', 'Canceled')
    order by other.id desc limit 1
  ) annulment on true
  left join lateral (
    select request.status = 'Completed' and exists (select from signing_proof proof
      where proof.company_id = request.company_id and proof.request_id = request.id and proof.annulled_at is not null) as is_there
  ) annulled on true`;

export async function readListed(company: Company, signingRequestIds: readonly string[]): Promise<ListedRequest[]> {
  const { rows } = await sql<ListedRequest>`
    select ${listedColumns} from signing_request request ${besides}
    where request.company_id = ${company.id} and request.id = any(${[...signingRequestIds]}::uuid[])
  `.execute(company.tx);
  return rows;
}

/** Requests, and what stands beside them only once it is known which: whatever the order, never for all of which a page is a part. */
async function readBesides(company: Company, requests: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ListedRequest[]> {
  const { rows } = await sql<ListedRequest>`
    select ${listedColumns} from (${requests}) request ${besides} order by ${order}
  `.execute(company.tx);
  return rows;
}

const norwegian = (column: RawBuilder<unknown>) => sql`${column} collate "nb-x-icu"`;
const columns: Record<SigningSort, RawBuilder<unknown>> = {
  name: norwegian(sql`request.name`),
  requestedBy: sql`requester.last_name`,
  status: sql`request.status`,
  dueDate: sql`request.expires_on`,
  created: sql`request.created_at`,
  ended: sql`request.ended_at`,
};

interface Order {
  sortBy: SigningSort;
  sortDirection: 'asc' | 'desc';
  part: { limit: number; offset: number } | undefined;
}

/** A part of a selection in an order; all of it without a part. What has no value comes last. */
export async function readSelected(
  company: Company,
  selection: Selection,
  { sortBy, sortDirection, part }: Order,
): Promise<ListedRequest[]> {
  const direction = sortDirection === 'desc' ? sql`desc` : sql`asc`;
  // In the direction of the index where nothing is missing.
  const missing = sortBy === 'dueDate' || sortBy === 'requestedBy' ? sql`nulls last` : sql``;
  const order = sql`${columns[sortBy]} ${direction} ${missing}, request.id ${direction}`;
  const asker = sortBy === 'requestedBy' ? requesterOf : sql``;
  const requests = sql`
    select request.* from signing_request request ${asker} where ${selected(company, selection)}
    order by ${order} ${part ? partClause(part) : sql``}`;
  return readBesides(company, requests, order);
}

interface PageAfter {
  /** The first rows of the page. */
  firstIds: readonly string[];
  /** What stands on this page or one before, and so not after those. */
  without: readonly string[];
  /** Where the others begin, and how many rows the page has; all of them without. */
  rest: { limit: number; offset: number } | undefined;
}

/**
 * Some requests, and after them others of a selection; each the newest first. The others fill a whole page, so that its limit is a usual one and the
 * statement is planned once (`partClause`).
 */
export async function readPageAfter(
  company: Company,
  selection: Selection,
  { firstIds, without, rest }: PageAfter,
): Promise<ListedRequest[]> {
  const newest = sql`request.created_at desc, request.id desc`;
  const requests = sql`
    (select request.*, true as is_first from signing_request request
      where request.company_id = ${company.id} and request.id = any(${[...firstIds]}::uuid[]))
    union all
    (select request.*, false as is_first from signing_request request
      where ${selected(company, selection)} and request.id <> all(${[...without]}::uuid[])
      order by ${newest} ${rest ? partClause(rest) : sql``})
    order by is_first desc, created_at desc, id desc ${rest ? partClause({ limit: rest.limit }) : sql``}`;
  return readBesides(company, requests, sql`request.is_first desc, ${newest}`);
}

/** How many of a selection have each status. */
export async function countStatuses(company: Company, selection: Selection): Promise<{ status: StoredStatus; count: number }[]> {
  const { rows } = await sql<{ status: StoredStatus; count: number }>`
    select request.status, count(*)::integer as count from signing_request request where ${selected(company, selection)} group by request.status
  `.execute(company.tx);
  return rows;
}

/** What of a list changes by itself: what waits for its reader, the newest first, and the number of the newest change of the company's requests. */
interface ListState {
  forMe: string[];
  changeNumber: number;
}

export async function readStanding(company: Company, selection: Selection): Promise<ListState> {
  const forMe = sql`array(select request.id::text from signing_request request
    where ${selected(company, { ...selection, filter: { ...selection.filter, isForMe: true } })}
    order by request.created_at desc, request.id desc)`;
  const { rows } = await sql<ListState>`
    select coalesce((select max(change_number) from signing_request where company_id = ${company.id}), 0) as "changeNumber",
      ${selection.isEnded ? sql`array[]::text[]` : forMe} as "forMe"
  `.execute(company.tx);
  return rows[0] ?? { forMe: [], changeNumber: 0 };
}

function selected(company: Company, { reader, isEnded, filter }: Selection): RawBuilder<unknown> {
  const any = [sql`request.company_id = ${company.id}`, isEnded ? sql`request.is_ended` : sql`not request.is_ended`];
  if (!reader.seesAll) any.push(ownOf(company, reader));
  return sql.join([...any, ...byFields(company, reader, filter), ...byText(company, reader, filter)], sql` and `);
}

/** What the reader asked for or is to sign. */
function ownOf(company: Company, reader: Reader): RawBuilder<unknown> {
  return sql`(request.requested_by = ${reader.companyUserId}::uuid or ${asRecipient(company, reader)})`;
}

function asRecipient(company: Company, { companyUserId, emailKey }: Reader, more: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql`request.id in (
    select mine.request_id from signing_recipient mine where mine.company_id = ${company.id} and mine.company_user_id = ${companyUserId}::uuid ${more}
    union all
    select mine.request_id from signing_recipient mine where mine.company_id = ${company.id} and mine.email_key = ${emailKey} ${more}
  )`;
}

/** What may be found by more than its status: of employment contracts only by those who may open them (signing.3). */
function opened(company: Company, reader: Reader): RawBuilder<unknown> {
  return reader.seesAll && !reader.seesContracts ? sql`(not request.is_of_contract or ${ownOf(company, reader)})` : sql`true`;
}

function byFields(company: Company, reader: Reader, filter: SigningFilter): RawBuilder<unknown>[] {
  const { statuses, methods, requestedBy, isForMe, companyUserIds, documentIds } = filter;
  const any: RawBuilder<unknown>[] = [];
  if (statuses) {
    const stored: StoredStatus[] = statuses.includes('InProgress') ? [...statuses, 'Sealing'] : statuses;
    any.push(sql`request.status = any(${stored}::text[])`);
  }
  if (methods) any.push(sql`request.method = any(${methods}::text[])`);
  if (requestedBy) any.push(sql`request.requested_by = any(${requestedBy}::uuid[])`, opened(company, reader));
  if (documentIds) any.push(sql`request.document_id = any(${documentIds}::uuid[])`, opened(company, reader));
  if (companyUserIds) {
    const whose = sql`exists (select from signing_recipient one where one.company_id = request.company_id and one.request_id = request.id
      and one.company_user_id = any(${companyUserIds}::uuid[]))`;
    any.push(whose, opened(company, reader));
  }
  if (isForMe !== undefined) {
    const waits = sql`(request.status in ('Created', 'InProgress') and ${asRecipient(company, reader, sql`and mine.status = any(${[...awaitedStatuses]}::text[])`)})`;
    any.push(isForMe ? waits : sql`not ${waits}`);
  }
  return any;
}

/** What a request is searched by: addresses of its people only for who keeps it, as `seesRequest` has it (signing.53). */
function words(reader: Reader): RawBuilder<unknown> {
  const names = sql`lower(concat_ws(' ', request.name, (select string_agg(one.name, ' ') from signing_recipient one
    where one.company_id = request.company_id and one.request_id = request.id)) collate "nb-x-icu")`;
  if (!reader.mayChange) return names;
  const own = sql`request.requested_by = ${reader.companyUserId}::uuid`;
  const any = reader.seesContracts ? sql`true` : sql`not request.is_of_contract`;
  return sql`case when ${own} ${reader.seesAll ? sql`or ${any}` : sql``} then request.search_text else ${names} end`;
}

/** Each word somewhere in what the row shows; who asked and bears it in a name is found once, not for each request. */
function byText(company: Company, reader: Reader, { search }: SigningFilter): RawBuilder<unknown>[] {
  const sought = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  if (sought.length === 0) return [];
  const text = words(reader);
  const holding = (word: string) => sql`(strpos(${text}, ${word}) > 0
    or request.requested_by in (select asker.id from company_user asker where asker.company_id = ${company.id} and asker.state <> 'deleted'
      and strpos(lower(concat_ws(' ', asker.first_name, asker.last_name)), ${word}) > 0))`;
  return [opened(company, reader), ...sought.map(holding)];
}
