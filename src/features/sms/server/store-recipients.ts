import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { RecipientStatus } from '../contract/rules/recipient-status.ts';

export interface RecipientRow {
  recipientId: string;
  companyUserId: string | null;
  firstName: string | null;
  fullName: string | null;
  /** Whether they still work in the company; true for a typed number. */
  isHere: boolean;
  phoneNumber: string | null;
  isNumberHidden: boolean;
  /** The number that they have now; null for a typed number. */
  phoneCountryCode: string | null;
  mobilePhoneNumber: string | null;
  status: RecipientStatus;
  parts: number;
  month: string;
  reason: string | null;
  attempts: number;
  smsId: string | null;
  changedAt: Date;
}

/** The recipients of a message, in their order. */
export async function readRecipients(company: Company, messageId: string): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select recipient.id as "recipientId", recipient.company_user_id as "companyUserId", person.first_name as "firstName",
      person.first_name || ' ' || person.last_name as "fullName", recipient.phone_number as "phoneNumber",
      recipient.phone_number is not null and (recipient.company_user_id is null or (person.state = 'active' and not person.is_external)) as "isHere",
      coalesce(person.is_mobile_hidden, false) as "isNumberHidden", person.phone_country_code as "phoneCountryCode",
      person.mobile_phone_number as "mobilePhoneNumber", recipient.status, recipient.parts, recipient.month, recipient.reason,
      recipient.attempts, recipient.sms_id as "smsId", recipient.changed_at as "changedAt"
    from sms_recipient recipient
    left join company_user person on person.company_id = recipient.company_id and person.id = recipient.company_user_id
    where recipient.company_id = ${company.id} and recipient.message_id = ${messageId}::uuid order by recipient.place
  `.execute(company.tx);
  return rows;
}

export interface NewRecipient {
  recipientId: string;
  companyUserId: string | null;
  phoneNumber: string;
  parts: number;
}

export async function insertRecipients(
  company: Company,
  { messageId, month, now }: { messageId: string; month: string; now: Date },
  recipients: readonly NewRecipient[],
): Promise<void> {
  const rows = recipients.map((recipient, place) => ({ ...recipient, place }));
  await sql`
    insert into sms_recipient (company_id, message_id, id, place, company_user_id, phone_number, status, parts, month, changed_at)
    select ${company.id}, ${messageId}::uuid, sent."recipientId", sent.place, sent."companyUserId", sent."phoneNumber", 'queued', sent.parts, ${month},
      ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sent ("recipientId" uuid, place smallint, "companyUserId" uuid, "phoneNumber" text, parts smallint)
  `.execute(company.tx);
}

/** Says by which message of the outbox, and at which numbers, recipients are handed over now. */
export async function writeHandedOver(
  company: Company,
  messageId: string,
  handed: readonly { recipientId: string; smsId: string; phoneNumber: string; status: RecipientStatus }[],
  now: Date,
): Promise<void> {
  await sql`
    update sms_recipient recipient set sms_id = sent."smsId", phone_number = sent."phoneNumber", status = sent.status, attempts = attempts + 1,
      changed_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(handed)}::jsonb) as sent ("recipientId" uuid, "smsId" uuid, "phoneNumber" text, status text)
    where recipient.company_id = ${company.id} and recipient.message_id = ${messageId}::uuid and recipient.id = sent."recipientId"
  `.execute(company.tx);
}

/** Writes how many parts recipients take. */
export async function writeParts(
  company: Company,
  messageId: string,
  counted: readonly { recipientId: string; parts: number }[],
): Promise<void> {
  const rows = counted.map(({ recipientId, parts }) => ({ recipientId, parts }));
  await sql`
    update sms_recipient recipient set parts = sent.parts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent ("recipientId" uuid, parts smallint)
    where recipient.company_id = ${company.id} and recipient.message_id = ${messageId}::uuid and recipient.id = sent."recipientId"
  `.execute(company.tx);
}

/** What a recipient was before the message was sent to them again; it goes once something is known of that. */
const noFormer = sql`
  former_status = null, former_phone_number = null, former_sms_id = null, former_month = null, former_parts = null`;

/** Gives recipients a status. */
export async function writeRecipientStatus(
  company: Company,
  {
    messageId,
    recipientIds,
    status,
    reason,
    now,
  }: {
    messageId: string;
    recipientIds: readonly string[];
    status: RecipientStatus;
    reason: string | null;
    now: Date;
  },
): Promise<void> {
  await sql`
    update sms_recipient set status = ${status}, reason = ${reason}, changed_at = ${now}::timestamptz, ${noFormer}
    where company_id = ${company.id} and message_id = ${messageId}::uuid and id = any(${[...recipientIds]}::uuid[])
  `.execute(company.tx);
}

/**
 * Cancels recipients who wait; those whom the message is sent to again are what they were before, with the reason and the number, and reports of what
 * was sent then are about them again.
 */
export async function writeCancelled(
  company: Company,
  { messageId, recipientIds, now }: { messageId: string; recipientIds: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    update sms_recipient set status = coalesce(former_status, 'cancelled'),
      phone_number = coalesce(former_phone_number, phone_number), sms_id = coalesce(former_sms_id, sms_id),
      month = coalesce(former_month, month), parts = coalesce(former_parts, parts),
      attempts = case when former_status is null then attempts else attempts - 1 end, changed_at = ${now}::timestamptz, ${noFormer}
    where company_id = ${company.id} and message_id = ${messageId}::uuid and id = any(${[...recipientIds]}::uuid[])
  `.execute(company.tx);
}

/** Queues recipients anew, with parts that count in another month; the reason stays until something new is known. */
export async function writeQueuedAgain(
  company: Company,
  { messageId, month, now }: { messageId: string; month: string; now: Date },
  again: readonly { recipientId: string; phoneNumber: string; parts: number }[],
): Promise<void> {
  await sql`
    update sms_recipient recipient set status = 'queued', former_status = recipient.status,
      former_phone_number = recipient.phone_number, former_sms_id = recipient.sms_id, former_month = recipient.month,
      former_parts = recipient.parts, phone_number = sent."phoneNumber", parts = sent.parts, month = ${month}, changed_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(again)}::jsonb) as sent ("recipientId" uuid, "phoneNumber" text, parts smallint)
    where recipient.company_id = ${company.id} and recipient.message_id = ${messageId}::uuid and recipient.id = sent."recipientId"
  `.execute(company.tx);
}

/** The message that a message of the outbox belongs to. */
export async function findMessageOf(company: Company, smsId: string): Promise<string | undefined> {
  const { rows } = await sql<{ messageId: string }>`
    select message_id as "messageId" from sms_recipient where company_id = ${company.id} and sms_id = ${smsId}::uuid
  `.execute(company.tx);
  return rows[0]?.messageId;
}

/** The recipient whom a message of the outbox is for. */
export async function readHandedOver(
  company: Company,
  smsId: string,
): Promise<Pick<RecipientRow, 'recipientId' | 'status' | 'parts' | 'month'> | undefined> {
  const { rows } = await sql<Pick<RecipientRow, 'recipientId' | 'status' | 'parts' | 'month'>>`
    select id as "recipientId", status, parts, month from sms_recipient where company_id = ${company.id} and sms_id = ${smsId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** Whether a message has failed for somebody, or may have. */
export async function hasFailedRecipients(company: Company, messageId: string): Promise<boolean> {
  const { rows } = await sql`
    select from sms_recipient
    where company_id = ${company.id} and message_id = ${messageId}::uuid and status in ('failed', 'uncertain') limit 1
  `.execute(company.tx);
  return rows.length > 0;
}

/** Whether recipients of a message still wait, whether the gateway took it for somebody, and whether it was cancelled for somebody. */
interface Progress {
  waits: boolean;
  wasTaken: boolean;
  isCancelled: boolean;
}

export async function readProgress(company: Company, messageId: string): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select exists (select from sms_recipient where company_id = ${company.id} and message_id = ${messageId}::uuid and status = 'queued') as waits,
      exists (select from sms_recipient where company_id = ${company.id} and message_id = ${messageId}::uuid
        and status in ('sent', 'delivered', 'uncertain')) as "wasTaken",
      exists (select from sms_recipient where company_id = ${company.id} and message_id = ${messageId}::uuid
        and status = 'cancelled') as "isCancelled"
  `.execute(company.tx);
  return rows[0] ?? { waits: false, wasTaken: false, isCancelled: false };
}
