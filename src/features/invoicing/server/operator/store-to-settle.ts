import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';

/** What stands to the credit of a company that is deleted: no invoice will use it. */
export interface CreditOfDeleted {
  companyId: number;
  name: string;
  balance: number;
  /** The day of its last voucher. */
  day: string;
}

/** The credit of deleted companies (subscription.36), the oldest first. */
export async function readCreditOfDeleted(unit: Unit, { limit = 1000 } = {}): Promise<CreditOfDeleted[]> {
  const { rows } = await sql<CreditOfDeleted>`
    select customer.company_id as "companyId", customer.name, -sum(entry.amount)::bigint as balance, max(posting.day) as day
    from invoice_customer customer
    join ledger_entry entry on entry.company_id = customer.company_id and entry.account = 'customerBalance'
    join ledger_posting posting on posting.id = entry.posting_id
    where not exists (select from known_company where known_company.company_id = customer.company_id)
    group by customer.company_id, customer.name having sum(entry.amount) < 0
    order by max(posting.day), customer.company_id limit ${limit}
  `.execute(unit.tx);
  return rows;
}

/** What a card paid for nothing that was invoiced, and has not gone back as a whole. */
export interface SparePayment {
  companyId: number;
  reference: string;
  day: string;
  /** What has not gone back. */
  left: number;
}

/** Payments by card of companies that no invoice asks for, the oldest first. */
export async function readSparePayments(unit: Unit, companyIds: readonly number[]): Promise<SparePayment[]> {
  const { rows } = await sql<SparePayment>`
    select company_id as "companyId", reference, day, amount - refunded as left
    from invoice_payment
    where company_id = any(${[...companyIds]}::integer[]) and invoice_id is null and source = 'card' and refunded < amount order by day, id
  `.execute(unit.tx);
  return rows;
}

/** Which of some payments by card are booked, by their references. */
export async function readBookedReferences(unit: Unit, references: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from invoice_payment where source = 'card' and reference = any(${[...references]}::text[])
  `.execute(unit.tx);
  return rows.map(({ reference }) => reference);
}

/** The numbers of invoices. */
export async function readNumbers(unit: Unit, invoiceIds: readonly string[]): Promise<{ invoiceId: string; number: number }[]> {
  const { rows } = await sql<{ invoiceId: string; number: number }>`
    select id::text as "invoiceId", number from invoice where id = any(${[...invoiceIds]}::uuid[])
  `.execute(unit.tx);
  return rows;
}

/** What the books call customers; those that were never invoiced are not known. */
export async function readCustomerNames(unit: Unit, companyIds: readonly number[]): Promise<{ companyId: number; name: string }[]> {
  const { rows } = await sql<{ companyId: number; name: string }>`
    select company_id as "companyId", name from invoice_customer where company_id = any(${[...companyIds]}::integer[])
  `.execute(unit.tx);
  return rows;
}
