import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** How many messages somebody sent, and how many they got. */
export async function countMessagesOf(company: Company, companyUserId: string): Promise<{ sent: number; got: number }> {
  const { rows } = await sql<{ sent: number; got: number }>`
    select (select count(*)::integer from sms_message where company_id = ${company.id} and created_by = ${companyUserId}::uuid) as sent,
      (select count(*)::integer from sms_recipient where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid) as got
  `.execute(company.tx);
  return rows[0] ?? { sent: 0, got: 0 };
}

/** Those of these people who sent or got messages. */
export async function findWriters(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select created_by as id from sms_message where company_id = ${company.id} and created_by = any(${[...companyUserIds]}::uuid[])
    union
    select company_user_id from sms_recipient where company_id = ${company.id} and company_user_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Messages that wait to be handed over to somebody. */
export async function readWaitingFor(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ messageId: string }>`
    select distinct message_id as "messageId" from sms_recipient
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and status = 'queued' order by message_id
  `.execute(company.tx);
  return rows.map(({ messageId }) => messageId);
}

/** Takes name and number of somebody from the messages they got, and what they wrote themselves. */
export async function forgetPerson(company: Company, companyUserId: string): Promise<void> {
  await sql`
    update sms_recipient set company_user_id = null, phone_number = null, former_phone_number = null, reason = null
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
}
