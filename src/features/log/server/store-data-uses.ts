import { sql } from 'kysely';
import type { DataUse } from '#kernel/server/data-uses.ts';

/** What is logged of those who use the product. */
export const logUse: DataUse = {
  treatment: 'it/logs',
  why: { no: 'Samspill loggfører hvem som ser og endrer noe.', en: 'Samspill logs who looks at things and changes them.' },
  receivers: [],
  held: async (company) => {
    const { rows } = await sql`select from audit_log where company_id = ${company.id} limit 1`.execute(company.tx);
    return { isUsed: rows.length > 0, dataCategories: [] };
  },
};
