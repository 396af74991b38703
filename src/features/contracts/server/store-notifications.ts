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
  await replaceNotifications(company, [{ contractId, notifications }]);
}

/** Replaces the notifications of contracts, in two statements; those that name somebody who is not there any more go to whoever is responsible. */
export async function replaceNotifications(
  company: Company,
  contracts: readonly { contractId: string; notifications: readonly StoredNotification[] }[],
): Promise<void> {
  const ids = contracts.map(({ contractId }) => contractId);
  await sql`
    delete from contract_notification where company_id = ${company.id} and contract_id = any(${ids}::uuid[])
  `.execute(company.tx);
  const rows = contracts.flatMap(({ contractId, notifications }) =>
    notifications.map(({ notificationId, type, when, channels, recipient, active, isSuggested }) => ({
      id: notificationId,
      contract_id: contractId,
      type,
      days_before: when,
      channels,
      recipient_id: recipient,
      is_active: active,
      is_suggested: isSuggested,
    })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into contract_notification (company_id, id, contract_id, type, days_before, channels, recipient_id, is_active, is_suggested)
    select ${company.id}::integer, new.id, new.contract_id, new.type, new.days_before,
      (select array_agg(channel::smallint) from jsonb_array_elements_text(new.channels) channel),
      (select id from company_user where company_id = ${company.id} and id = new.recipient_id), new.is_active, new.is_suggested
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(id uuid, contract_id uuid, type smallint, days_before smallint, channels jsonb,
      recipient_id uuid, is_active boolean, is_suggested boolean)
  `.execute(company.tx);
}
