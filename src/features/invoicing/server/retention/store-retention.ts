import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Entry } from '../ledger/store-ledger.ts';

/** Lets this transaction delete books up to a day. */
export async function openBooksEnd(unit: Unit, end: string): Promise<void> {
  await sql`select set_config('app.books_end', ${end}, true)`.execute(unit.tx);
}

/** What the postings up to a day leave behind: what customers owe, by invoice, what they have to their credit, and the sums of the other accounts. */
export async function readCarried(unit: Unit, end: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select account, case when account in ('receivable', 'customerBalance', 'deferredRevenue') then entry.company_id end as "companyId",
      case when account in ('receivable', 'deferredRevenue') then entry.invoice_id end as "invoiceId", sum(entry.amount)::bigint as amount
    from ledger_posting posting join ledger_entry entry on entry.posting_id = posting.id
    where posting.day <= ${end} group by 1, 2, 3 having sum(entry.amount) <> 0 order by 1, 2, 3
  `.execute(unit.tx);
  return rows;
}

/** Deletes the postings up to a day; answers how many there were. */
export async function deletePostings(unit: Unit, end: string): Promise<number> {
  await sql`delete from ledger_entry where posting_id in (select id from ledger_posting where day <= ${end})`.execute(unit.tx);
  const { numAffectedRows } = await sql`delete from ledger_posting where day <= ${end}`.execute(unit.tx);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes invoices up to a day of which nothing is left in the ledger, with what belongs to them; answers how many there were. */
export async function deleteInvoices(unit: Unit, end: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with gone as (
      select id from invoice where date <= ${end} and not exists (select from ledger_entry where invoice_id = invoice.id)
        and not exists (select from invoice_line line where line.invoice_id = invoice.id and line.earned <> line.net)
        and not exists (select from invoice_payment payment where payment.invoice_id = invoice.id and payment.day > ${end})
    )
    delete from invoice where id in (select id from gone) and not exists (
      select from invoice correction where correction.corrects_invoice_id = invoice.id and correction.id not in (select id from gone)
    )
  `.execute(unit.tx);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes payments up to a day that no invoice asked for. */
export async function deleteCredits(unit: Unit, end: string): Promise<void> {
  await sql`delete from invoice_payment where invoice_id is null and day <= ${end}`.execute(unit.tx);
}

/** Deletes what the bank told up to a day, as far as it is not booked on an invoice that stays. */
export async function deleteBankEntries(unit: Unit, end: string): Promise<void> {
  await sql`
    delete from bank_entry entry where entry.day <= ${end} and not exists (select from invoice where invoice.id = entry.invoice_id)
  `.execute(unit.tx);
}

/** Forgets customers of whom the books say nothing any more. */
export async function deleteCustomers(unit: Unit): Promise<void> {
  await sql`
    delete from invoice_customer customer where not exists (select from invoice where company_id = customer.company_id)
      and not exists (select from ledger_entry where company_id = customer.company_id)
  `.execute(unit.tx);
}
