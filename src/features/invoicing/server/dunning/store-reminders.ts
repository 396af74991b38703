import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';

/** Which reminders of invoices were sent, by invoice. */
export async function readReminders(unit: Unit, invoiceIds: readonly string[]): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ invoiceId: string; days: number[] }>`
    select invoice_id as "invoiceId", array_agg(days_past) as days from invoice_reminder
    where invoice_id = any(${[...invoiceIds]}::uuid[]) group by invoice_id
  `.execute(unit.tx);
  return new Map(rows.map(({ invoiceId, days }) => [invoiceId, days]));
}

export async function insertReminder(
  unit: Unit,
  { companyId, invoiceId, days, now }: { companyId: number; invoiceId: string; days: number; now: Date },
): Promise<void> {
  await sql`
    insert into invoice_reminder (company_id, invoice_id, days_past, sent_at) values (${companyId}, ${invoiceId}, ${days}, ${now})
  `.execute(unit.tx);
}
