import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** A company's time zone and the last evaluated day, null before the first. */
export async function readEvaluation(company: Company): Promise<{ timeZone: string; evaluatedThrough: string | null } | undefined> {
  const { rows } = await sql<{ timeZone: string; evaluatedThrough: string | null }>`
    select owner.time_zone as "timeZone", evaluation.evaluated_through as "evaluatedThrough"
    from company owner left join notification_evaluation evaluation on evaluation.company_id = owner.company_id
    where owner.company_id = ${company.id}
  `.execute(company.tx);
  return rows[0];
}

/** Starts a company's evaluation with this day as already done, unless it has started. */
export async function beginEvaluation(company: Company, evaluatedThrough: string): Promise<void> {
  await sql`
    insert into notification_evaluation (company_id, evaluated_through) values (${company.id}, ${evaluatedThrough}::date)
    on conflict (company_id) do nothing
  `.execute(company.tx);
}

/** Locks a company's evaluation until the commit and returns the last evaluated day; undefined while another process has the lock. */
export async function lockEvaluation(company: Company): Promise<string | undefined> {
  const { rows } = await sql<{ evaluatedThrough: string }>`
    select evaluated_through as "evaluatedThrough" from notification_evaluation
    where company_id = ${company.id} for update skip locked
  `.execute(company.tx);
  return rows[0]?.evaluatedThrough;
}

export async function endEvaluation(company: Company, evaluatedThrough: string): Promise<void> {
  await sql`
    update notification_evaluation set evaluated_through = ${evaluatedThrough}::date where company_id = ${company.id}
  `.execute(company.tx);
}
