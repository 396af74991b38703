import { sql } from 'kysely';
import type { DataUse } from '#kernel/server/data-uses.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { healthTypes } from '../contract/kinds.ts';

async function hasAbsences(company: Company, ofHealth: boolean): Promise<boolean> {
  const { rows } = await sql`
    select from absence where company_id = ${company.id} and (type = any(${[...healthTypes]}::smallint[])) = ${ofHealth} limit 1
  `.execute(company.tx);
  return rows.length > 0;
}

/** What the company does here with data about when people are away. */
export const absenceUses: readonly DataUse[] = [
  {
    treatment: 'hr/holiday',
    why: { no: 'Dere registrerer ferie og permisjon i Samspill.', en: 'You register vacation and leave in Samspill.' },
    receivers: ['mail'],
    held: async (company) => ({ isUsed: await hasAbsences(company, false), dataCategories: [] }),
  },
  {
    treatment: 'hr/absence',
    why: { no: 'Dere registrerer sykefravær i Samspill.', en: 'You register sick leave in Samspill.' },
    receivers: ['mail'],
    held: async (company) => {
      const isUsed = await hasAbsences(company, true);
      return { isUsed, dataCategories: isUsed ? ['health'] : [] };
    },
  },
];
