import { sql } from 'kysely';
import type { DataUse } from '#kernel/server/data-uses.ts';

/** What the company does here with data about those who sign. */
export const signingUse: DataUse = {
  treatment: 'management/signing',
  why: { no: 'Dere sender dokumenter til signering med Samspill.', en: 'You send documents to be signed with Samspill.' },
  receivers: ['mail', 'storage', 'electronicId'],
  held: async (company) => {
    const { rows } = await sql`select from signing_request where company_id = ${company.id} limit 1`.execute(company.tx);
    return { isUsed: rows.length > 0, dataCategories: [] };
  },
};
