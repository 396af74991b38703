import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';

/**
 * The next number of a gapless series; nobody else gets one until this transaction ends, and a rollback gives it back. Locks are taken in the
 * order customer, invoice, series of invoices, series of postings.
 */
export async function nextNumber(unit: Unit, series: 'invoice' | 'posting'): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into invoice_series as taken (series, last_number) values (${series}, 1)
    on conflict (series) do update set last_number = taken.last_number + 1 returning last_number as number
  `.execute(unit.tx);
  const [row] = rows;
  if (!row) throw new Error(`The series ${series} gave no number`);
  return row.number;
}
