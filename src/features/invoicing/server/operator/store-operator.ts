import { sql } from 'kysely';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';

/** The last number of a series; 0 before the first. Locked until the transaction ends. */
export async function lockLastNumber(unit: Unit, series: 'invoice' | 'posting'): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select last_number as number from invoice_series where series = ${series} for update
  `.execute(unit.tx);
  return rows[0]?.number ?? 0;
}

/** Lets a series go on after a gap that is kept with its reason. */
export async function insertGap(
  unit: Unit,
  gap: { series: 'invoice' | 'posting'; first: number; last: number; reason: string; now: Date },
): Promise<void> {
  await sql`
    insert into invoice_number_gap (series, first, last, noted_at, reason)
    values (${gap.series}, ${gap.first}, ${gap.last}, ${gap.now}, ${gap.reason})
  `.execute(unit.tx);
  // Not `on conflict`: the trigger sees an insertion first, and takes it for the beginning of the series.
  const { numAffectedRows } = await sql`
    update invoice_series set last_number = ${gap.last} where series = ${gap.series}
  `.execute(unit.tx);
  if (numAffectedRows === 0n)
    await sql`insert into invoice_series (series, last_number) values (${gap.series}, ${gap.last})`.execute(unit.tx);
}

/** Whether no card is charged now. */
export async function chargesArePaused(unit: Unit): Promise<boolean> {
  const { rows } = await sql`select from charge_pause where until is null`.execute(unit.tx);
  return rows.length > 0;
}

/** Stops the charging of cards; false when it is stopped. */
export async function insertPause(unit: Unit, { reason, now }: { reason: string; now: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into charge_pause (id, since, reason) values (${newId()}, ${now}, ${reason}) on conflict do nothing
  `.execute(unit.tx);
  return numAffectedRows === 1n;
}

/** Lets cards be charged again; false when they are. */
export async function endPause(unit: Unit, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update charge_pause set until = ${now} where until is null`.execute(unit.tx);
  return numAffectedRows === 1n;
}

/** Whether a company is there still. */
export async function isThere(company: Company): Promise<boolean> {
  const { rows } = await sql`select from company where company_id = ${company.id}`.execute(company.tx);
  return rows.length > 0;
}
