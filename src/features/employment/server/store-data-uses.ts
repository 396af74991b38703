import { sql } from 'kysely';
import type { DataUse } from '#kernel/server/data-uses.ts';

/** What the company does here with data in employment contracts. */
export const employmentUse: DataUse = {
  treatment: 'hr/employmentContract',
  why: { no: 'Dere lager arbeidsavtaler i Samspill.', en: 'You make employment contracts in Samspill.' },
  receivers: ['mail', 'storage'],
  held: async (company) => {
    const { rows } = await sql`select from employment_contract where company_id = ${company.id} limit 1`.execute(company.tx);
    return { isUsed: rows.length > 0, dataCategories: [] };
  },
};
