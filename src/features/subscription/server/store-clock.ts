import { sql } from 'kysely';
import type { Company, Unit } from '#kernel/server/database/unit.ts';

/** When the clock looks at the company's subscription next; null for never. */
export async function setDue(company: Company, at: Date | null): Promise<void> {
  if (at === null) await sql`delete from subscription_clock where company_id = ${company.id}`.execute(company.tx);
  else
    await sql`
      insert into subscription_clock (company_id, due_at) values (${company.id}, ${at}::timestamptz)
      on conflict (company_id) do update set due_at = excluded.due_at
    `.execute(company.tx);
}

/** The companies whose subscriptions are due, the longest waiting first. */
export async function readDue(unit: Unit, { now, most }: { now: Date; most: number }): Promise<number[]> {
  const { rows } = await sql<{ companyId: number }>`
    select company_id as "companyId" from subscription_clock where due_at <= ${now}::timestamptz order by due_at, company_id limit ${most}
  `.execute(unit.tx);
  return rows.map(({ companyId }) => companyId);
}
