import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';

export type PaymentSource = 'bank' | 'card';

/** A payment as it was booked. */
export interface PaymentRow {
  paymentId: string;
  /** Null for money that no invoice asks for. */
  invoiceId: string | null;
  companyId: number;
  amount: number;
  toBalance: number;
  /** How much of it went back by now. */
  refunded: number;
}

/** Keeps a payment under its reference; false when it is there. */
export async function insertPayment(
  unit: Unit,
  payment: Omit<PaymentRow, 'paymentId' | 'refunded'> & { source: PaymentSource; reference: string; day: string; now: Date },
): Promise<boolean> {
  const { companyId, invoiceId, source, reference, amount, toBalance, day, now } = payment;
  const { numAffectedRows } = await sql`
    insert into invoice_payment (company_id, id, invoice_id, source, reference, amount, to_balance, day, booked_at)
    values (${companyId}, ${newId()}, ${invoiceId}, ${source}, ${reference}, ${amount}, ${toBalance}, ${day}, ${now})
    on conflict (source, reference) do nothing
  `.execute(unit.tx);
  return numAffectedRows === 1n;
}

/** The payment with a reference. */
export async function findPayment(unit: Unit, source: PaymentSource, reference: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select id as "paymentId", invoice_id as "invoiceId", company_id as "companyId", amount, to_balance as "toBalance", refunded
    from invoice_payment where source = ${source} and reference = ${reference}
  `.execute(unit.tx);
  return rows[0];
}

/** Notes how much of a payment went back by now. */
export async function setRefunded(
  unit: Unit,
  { paymentId, refunded }: Pick<PaymentRow, 'paymentId' | 'refunded'>,
  now: Date,
): Promise<void> {
  await sql`update invoice_payment set refunded = ${refunded}, refunded_at = ${now} where id = ${paymentId}`.execute(unit.tx);
}

/** What the credit notes of an invoice have left to the customer's balance, less what of that has gone back, the oldest first. */
export async function readCreditLeft(unit: Unit, invoiceId: string): Promise<{ invoiceId: string; left: number }[]> {
  const { rows } = await sql<{ invoiceId: string; left: number }>`
    select invoice.id as "invoiceId", -sum(entry.amount)::bigint as left
    from invoice join ledger_entry entry on entry.invoice_id = invoice.id and entry.account = 'customerBalance'
    where invoice.corrects_invoice_id = ${invoiceId} group by invoice.id, invoice.number having sum(entry.amount) < 0 order by invoice.number
  `.execute(unit.tx);
  return rows;
}
