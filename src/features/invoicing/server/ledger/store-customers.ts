import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';

/** Keeps a customer under its newest name, and locks it until the transaction ends. */
export async function saveCustomer(unit: Unit, { companyId, name }: { companyId: number; name: string }): Promise<void> {
  await sql`
    insert into invoice_customer (company_id, name) values (${companyId}, ${name}) on conflict (company_id) do update set name = excluded.name
  `.execute(unit.tx);
}

/** Locks a customer, so that its balance and what it owes stand still until the transaction ends. One that was never invoiced has neither. */
export async function lockCustomer(unit: Unit, companyId: number): Promise<void> {
  await sql`select from invoice_customer where company_id = ${companyId} for update`.execute(unit.tx);
}

/** What the books call a customer; undefined when they do not know it. */
export async function readCustomerName(unit: Unit, companyId: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from invoice_customer where company_id = ${companyId}`.execute(unit.tx);
  return rows[0]?.name;
}

/** Whether a payment of credit with this reference is booked. */
export async function isPaidOut(unit: Unit, { companyId, reference }: { companyId: number; reference: string }): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entry join ledger_posting on ledger_posting.id = posting_id
    where company_id = ${companyId} and account = 'customerBalance' and kind = 'payout' and reference = ${reference}
    limit 1
  `.execute(unit.tx);
  return rows.length > 0;
}

/** What the operator owes a customer: credit that its next invoices use. */
export async function readBalance(unit: Unit, companyId: number): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(-sum(amount), 0)::bigint as balance from ledger_entry where company_id = ${companyId} and account = 'customerBalance'
  `.execute(unit.tx);
  return rows[0]?.balance ?? 0;
}
