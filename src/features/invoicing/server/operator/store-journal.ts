import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { LedgerAccount, PostingKind } from '../../contract/ledger.ts';

/** An entry of the journal. */
export interface JournalRow {
  number: number;
  place: number;
  day: string;
  kind: PostingKind;
  account: LedgerAccount;
  amount: number;
  companyId: number | null;
  customer: string | null;
  invoiceNumber: number | null;
  reference: string | null;
}

/** Entries between two days in the order of their vouchers, after one of them. */
export async function readJournal(
  unit: Unit,
  { from, to, after, limit }: { from: string; to: string; after: Pick<JournalRow, 'number' | 'place'>; limit: number },
): Promise<JournalRow[]> {
  const { rows } = await sql<JournalRow>`
    select posting.number, entry.place, posting.day, posting.kind, entry.account, entry.amount, entry.company_id as "companyId",
      customer.name as customer, invoice.number as "invoiceNumber", posting.reference
    from ledger_posting posting
    join ledger_entry entry on entry.posting_id = posting.id
    left join invoice_customer customer on customer.company_id = entry.company_id
    left join invoice on invoice.id = entry.invoice_id
    where posting.day between ${from} and ${to} and (posting.number, entry.place) > (${after.number}, ${after.place})
    order by posting.number, entry.place limit ${limit}
  `.execute(unit.tx);
  return rows;
}

/** What stands on an account, of a customer where it is one's. */
export interface BalanceRow {
  account: LedgerAccount;
  companyId: number | null;
  customer: string | null;
  amount: number;
}

/** The balances at the end of a day, those of customers one by one. */
export async function readBalances(unit: Unit, day: string): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select summed.*, customer.name as customer from (
      select entry.account, case when entry.account in ('receivable', 'customerBalance', 'deferredRevenue') then entry.company_id end as "companyId",
        sum(entry.amount)::bigint as amount
      from ledger_posting posting join ledger_entry entry on entry.posting_id = posting.id
      where posting.day <= ${day} group by 1, 2 having sum(entry.amount) <> 0
    ) summed
    left join invoice_customer customer on customer.company_id = summed."companyId"
    order by summed.account, summed."companyId" nulls last
  `.execute(unit.tx);
  return rows;
}
