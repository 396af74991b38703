import { sql } from 'kysely';
import type { DataUse } from '#kernel/server/data-uses.ts';

/** What the company does here with data about the people behind its agreements. */
export const contractsUse: DataUse = {
  treatment: 'management/contractRegister',
  why: { no: 'Dere har avtaler i avtaleregisteret i Samspill.', en: 'You keep contracts in the register of Samspill.' },
  receivers: ['mail', 'storage'],
  held: async (company) => {
    const { rows } = await sql`select from contract where company_id = ${company.id} limit 1`.execute(company.tx);
    return { isUsed: rows.length > 0, dataCategories: [] };
  },
};
