import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';

/** A line whose revenue is not wholly earned. */
export interface UnearnedLine {
  companyId: number;
  invoiceId: string;
  place: number;
  net: number;
  earned: number;
  revenue: { from: string; to: string };
}

/** Lines of which something is earned by the end of a day and not booked for it yet, locked until the transaction ends. */
export async function lockUnearned(unit: Unit, { day, limit }: { day: string; limit: number }): Promise<UnearnedLine[]> {
  const { rows } = await sql<UnearnedLine>`
    select company_id as "companyId", invoice_id as "invoiceId", place, net, earned,
      jsonb_build_object('from', revenue_from, 'to', revenue_to) as revenue
    from invoice_line where earned <> net and revenue_from <= ${day} and (earned_to is null or earned_to < ${day})
    order by invoice_id, place limit ${limit} for update
  `.execute(unit.tx);
  return rows;
}

/** Notes what has been earned of lines by the end of a day. */
export async function setEarned(
  unit: Unit,
  lines: readonly Pick<UnearnedLine, 'invoiceId' | 'place' | 'earned'>[],
  day: string,
): Promise<void> {
  await sql`
    update invoice_line line set earned = sent.earned, earned_to = ${day}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as sent("invoiceId" uuid, place smallint, earned bigint)
    where line.invoice_id = sent."invoiceId" and line.place = sent.place
  `.execute(unit.tx);
}
