import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { NotificationRow } from './store-contract.ts';

export type StoredNotification = Omit<NotificationRow, 'recipientFullName'>;

/** Replaces the notifications of a contract. */
export async function writeNotifications(
  company: Company,
  contractId: string,
  notifications: readonly StoredNotification[],
): Promise<void> {
  await sql`
    delete from contract_notification where company_id = ${company.id} and contract_id = ${contractId}::uuid
  `.execute(company.tx);
  if (notifications.length === 0) return;
  const rows = notifications.map(({ notificationId, type, when, channels, recipient, active, isSuggested }) => ({
    id: notificationId,
    type,
    days_before: when,
    channels,
    recipient_id: recipient,
    is_active: active,
    is_suggested: isSuggested,
  }));
  await sql`
    insert into contract_notification (company_id, id, contract_id, type, days_before, channels, recipient_id, is_active, is_suggested)
    select ${company.id}::integer, new.id, ${contractId}::uuid, new.type, new.days_before,
      (select array_agg(channel::smallint) from jsonb_array_elements_text(new.channels) channel), new.recipient_id, new.is_active, new.is_suggested
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(id uuid, type smallint, days_before smallint, channels jsonb, recipient_id uuid,
      is_active boolean, is_suggested boolean)
  `.execute(company.tx);
}
