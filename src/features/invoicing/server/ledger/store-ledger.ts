import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { LedgerAccount, PostingKind } from '../../contract/ledger.ts';
import { nextNumber } from './store-series.ts';

/** A line of a voucher: debit positive, credit negative. */
export interface Entry {
  account: LedgerAccount;
  amount: number;
  companyId: number | null;
  invoiceId: string | null;
}

export interface Posting {
  kind: PostingKind;
  day: string;
  at: Date;
  reference?: string;
  entries: readonly Entry[];
}

/** Writes a voucher; entries of nothing are left out, and a voucher without any is not written. The database refuses one that does not sum to zero. */
export async function post(unit: Unit, { kind, day, at, reference, entries }: Posting): Promise<void> {
  const moved = entries.filter(({ amount }) => amount !== 0).map((entry, place) => ({ ...entry, place }));
  if (moved.length === 0) return;
  const id = newId();
  const number = await nextNumber(unit, 'posting');
  await sql`
    with voucher as (
      insert into ledger_posting (id, number, day, at, kind, reference) values (${id}, ${number}, ${day}, ${at}, ${kind}, ${reference ?? null})
    )
    insert into ledger_entry (company_id, posting_id, place, account, amount, invoice_id)
    select "companyId", ${id}::uuid, place, account, amount, "invoiceId"
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      as sent("companyId" integer, place smallint, account text, amount bigint, "invoiceId" uuid)
  `.execute(unit.tx);
}

/** What stands on an account of an invoice: on the receivable, what is still to be paid. */
export async function readAccountOfInvoice(unit: Unit, invoiceId: string, account: LedgerAccount): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from ledger_entry where invoice_id = ${invoiceId} and account = ${account}
  `.execute(unit.tx);
  return rows[0]?.amount ?? 0;
}
