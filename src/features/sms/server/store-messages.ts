import { sql, type RawBuilder } from 'kysely';
import { countCap } from '#kernel/contract/paging.ts';
import { pageClause, rowCount } from '#kernel/server/database/paging.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { MessageFilter, MessageListQuery, MessageSort, RecipientCounts } from '../contract/entities.ts';
import type { MessageStatus } from '../contract/rules/message-status.ts';

/** A stored message with its counts. */
export interface MessageRow {
  messageId: string;
  text: string | null;
  sender: string | null;
  usesCompanyName: boolean;
  status: MessageStatus;
  sentAt: Date;
  sendAt: Date | null;
  recipients: number;
  createdBy: string;
  createdByFullName: string | null;
  createdAt: Date;
  /** How many recipients are in each status that occurs. */
  recipientCounts: RecipientCounts;
  /** Parts that count in quotas. */
  parts: number;
}

/** Whose messages: all, or those that somebody sent. */
export type MessageScope = 'all' | { createdBy: string };

const messageColumns = sql`
  message.id as "messageId", message.text, message.sender, message.uses_company_name as "usesCompanyName", message.status,
  message.sent_at as "sentAt", message.send_at as "sendAt", message.recipients, message.created_by as "createdBy",
  message.created_at as "createdAt", case when creator.state <> 'deleted' then creator.first_name || ' ' || creator.last_name end as "createdByFullName",
  counted.counts as "recipientCounts", counted.parts`;

// After the page is known, so that recipients are counted of its messages only.
const besides = sql`
  join company_user creator on creator.company_id = message.company_id and creator.id = message.created_by
  cross join lateral (
    select jsonb_object_agg(each.status, each.count) as counts, coalesce(sum(each.parts) filter (where each.status not in ('failed', 'cancelled')), 0)::integer as parts
    from (
      select status, count(*)::integer as count, sum(parts)::integer as parts from sms_recipient recipient
      where recipient.company_id = message.company_id and recipient.message_id = message.id group by status
    ) each
  ) counted`;

const byCreator = sql`join company_user creator on creator.company_id = message.company_id and creator.id = message.created_by`;
const columns: Record<MessageSort, RawBuilder<unknown>> = {
  timestamp: sql`message.sent_at`,
  sender: sql`coalesce(message.sender, '')`,
  numberOfRecipients: sql`message.recipients`,
  status: sql`message.status`,
  createdBy: sql`creator.last_name collate "nb-x-icu"`,
};

type ListPart = Pick<MessageListQuery, 'page' | 'pageSize' | 'sortBy' | 'sortDirection'>;

/** A page of the messages that somebody sees. */
export async function readMessages(company: Company, scope: MessageScope, filter: MessageFilter, part: ListPart): Promise<MessageRow[]> {
  const direction = part.sortDirection === 'asc' ? sql`asc` : sql`desc`;
  const order = sql`${columns[part.sortBy]} ${direction}, message.id ${direction}`;
  const beside = part.sortBy === 'createdBy' ? byCreator : sql``;
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from (
      select message.* from sms_message message ${beside} where ${selected(company, scope, filter)} order by ${order} ${pageClause(part)}
    ) message ${besides} order by ${order}
  `.execute(company.tx);
  return rows;
}

/** How many there are, at most one more than are counted. */
export async function countMessages(company: Company, scope: MessageScope, filter: MessageFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from sms_message message where ${selected(company, scope, filter)} limit ${rowCount(countCap + 1)}
    ) counted
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

/** One message, of those that somebody sees. */
export async function readMessage(company: Company, scope: MessageScope, messageId: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from sms_message message ${besides}
    where ${selected(company, scope, {})} and message.id = ${messageId}::uuid
  `.execute(company.tx);
  return rows[0];
}

function selected(company: Company, scope: MessageScope, filter: MessageFilter): RawBuilder<unknown> {
  const { statuses, createdBy, hasFailed, search } = filter;
  const all = [sql`message.company_id = ${company.id}`];
  if (scope !== 'all') all.push(sql`message.created_by = ${scope.createdBy}::uuid`);
  if (statuses) all.push(sql`message.status = any(${statuses}::text[])`);
  if (createdBy) all.push(sql`message.created_by = any(${createdBy}::uuid[])`);
  if (hasFailed !== undefined)
    all.push(sql`exists (select from sms_recipient recipient where recipient.company_id = message.company_id
      and recipient.message_id = message.id and recipient.status in ('failed', 'uncertain')) = ${hasFailed}`);
  return sql.join([...all, ...byWords(company, search)], sql` and `);
}

/** Each word in the text, or in the name of whoever sent it. */
function byWords(company: Company, search: string | undefined): RawBuilder<unknown>[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return words.map(
    (word) => sql`(strpos(lower(coalesce(message.text, '')), ${word}) > 0 or message.created_by in (
      select person.id from company_user person where person.company_id = ${company.id} and person.state <> 'deleted'
        and strpos(lower(person.first_name || ' ' || person.last_name), ${word}) > 0))`,
  );
}

export interface NewMessage {
  messageId: string;
  text: string;
  sender: string | null;
  usesCompanyName: boolean;
  status: MessageStatus;
  sentAt: Date;
  sendAt: Date | null;
  recipients: number;
}

export async function insertMessage(company: Company, message: NewMessage, { by, now }: { by: string; now: Date }): Promise<void> {
  const { messageId, text, sender, usesCompanyName, status, sentAt, sendAt, recipients } = message;
  await sql`
    insert into sms_message (company_id, id, text, sender, uses_company_name, status, sent_at, send_at, recipients, created_by, created_at)
    values (${company.id}, ${messageId}::uuid, ${text}, ${sender}, ${usesCompanyName}, ${status}, ${sentAt}::timestamptz, ${sendAt}::timestamptz,
      ${recipients}, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

export async function lockMessage(company: Company, messageId: string): Promise<void> {
  await lockRows(company, 'sms_message', [messageId]);
}

/** A message's status, of a message that is locked. */
export async function readMessageStatus(company: Company, messageId: string): Promise<MessageStatus | undefined> {
  const { rows } = await sql<{ status: MessageStatus }>`
    select status from sms_message where company_id = ${company.id} and id = ${messageId}::uuid
  `.execute(company.tx);
  return rows[0]?.status;
}

export async function writeStatus(company: Company, messageId: string, status: MessageStatus, sentAt?: Date): Promise<void> {
  await sql`
    update sms_message set status = ${status}, sent_at = coalesce(${sentAt ?? null}::timestamptz, sent_at)
    where company_id = ${company.id} and id = ${messageId}::uuid
  `.execute(company.tx);
}

/** Planned messages whose time has come. */
export async function readDueMessages(company: Company, now: Date): Promise<string[]> {
  const { rows } = await sql<{ messageId: string }>`
    select id as "messageId" from sms_message
    where company_id = ${company.id} and status = 'planned' and send_at <= ${now}::timestamptz order by send_at, id
  `.execute(company.tx);
  return rows.map(({ messageId }) => messageId);
}

/** Erases texts, numbers and names of messages that were sent before a moment; answers which. */
export async function eraseOldMessages(company: Company, before: Date): Promise<string[]> {
  const { rows } = await sql<{ messageId: string }>`
    update sms_message set text = null
    where company_id = ${company.id} and sent_at < ${before}::timestamptz and text is not null and status not in ('planned', 'queued')
    returning id as "messageId"
  `.execute(company.tx);
  const ids = rows.map(({ messageId }) => messageId);
  await sql`
    update sms_recipient set company_user_id = null, phone_number = null, former_phone_number = null, reason = null
    where company_id = ${company.id} and message_id = any(${ids}::uuid[])
  `.execute(company.tx);
  return ids;
}
