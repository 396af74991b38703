import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** How many mails created in each of these periods of the company's calendar failed. */
export async function countFailedMail(company: Company, periods: readonly { from: string; to: string }[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from mail
      where mail.company_id = ${company.id} and mail.status = 'failed'
        and (mail.created_at at time zone owner.time_zone)::date between period."from" and period."to"
    ) as count
    from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
      with ordinality as period("from", "to", place)
    join company owner on owner.company_id = ${company.id}
    order by period.place
  `.execute(company.tx);
  return rows.map(({ count }) => count);
}
