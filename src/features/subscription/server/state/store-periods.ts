import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PaidState } from '../pricing/shapes.ts';

/** When the company's periods of payment are. */
export async function readPeriods(company: Company): Promise<Pick<PaidState, 'anchor' | 'interval' | 'nextDay'>> {
  const { rows } = await sql<Pick<PaidState, 'anchor' | 'interval' | 'nextDay'>>`
    select anchor::text as anchor, interval, next_day::text as "nextDay" from subscription where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0] ?? { anchor: null, interval: null, nextDay: null };
}

/** The company's own zone and language, and whether it waits for its deletion. */
export async function readHome(company: Company): Promise<{ timeZone: string; language: 'no' | 'en'; isEnding: boolean }> {
  const { rows } = await sql<{ timeZone: string; language: string; isEnding: boolean }>`
    select time_zone as "timeZone", language, ends_at is not null as "isEnding" from company where company_id = ${company.id}
  `.execute(company.tx);
  const [home] = rows;
  if (!home) throw new Error(`Company ${company.id} is not there`);
  return { ...home, language: home.language === 'en' ? 'en' : 'no' };
}
