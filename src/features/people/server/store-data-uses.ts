import { sql } from 'kysely';
import type { DataUse } from '#kernel/server/data-uses.ts';
import { rowsOf } from '#kernel/server/store-data-uses.ts';

/** What the company does here with data about its people. */
export const peopleUses: readonly DataUse[] = [
  {
    treatment: 'hr/personnelFile',
    why: { no: 'Dere har opplysninger om ansatte i Samspill.', en: 'You have information about employees in Samspill.' },
    receivers: ['mail', 'sms', 'storage'],
    held: async (company) => {
      const { rows } = await sql<{ people: boolean; nationalId: boolean; bankAndPay: boolean; health: boolean }>`
        select exists (select from company_user where company_id = ${company.id} and state <> 'deleted') as people,
          exists (select from company_user_secret where company_id = ${company.id} and social_security_number is not null) as "nationalId",
          exists (select from company_user_secret where company_id = ${company.id} and salary_account_number is not null)
            or exists (select from company_user where company_id = ${company.id} and salary_amount is not null) as "bankAndPay",
          exists (select from company_user_secret where company_id = ${company.id} and allergies is not null) as health
      `.execute(company.tx);
      const [row] = rows;
      const dataCategories = (['nationalId', 'bankAndPay', 'health'] as const).filter((one) => row?.[one]);
      return { isUsed: row?.people ?? false, dataCategories };
    },
  },
  {
    treatment: 'hr/emergencyContacts',
    why: { no: 'Ansatte har registrert nærmeste pårørende i Samspill.', en: 'Employees have registered next of kin in Samspill.' },
    receivers: ['storage'],
    held: rowsOf('company_user_emergency_contact'),
  },
  {
    treatment: 'it/userAccounts',
    why: { no: 'De ansatte logger inn i Samspill med egne kontoer.', en: 'People sign in to Samspill with their own accounts.' },
    receivers: ['identityProvider', 'mail'],
    held: async (company) => {
      const { rows } = await sql`
        select from company_user where company_id = ${company.id} and account_id is not null limit 1
      `.execute(company.tx);
      return { isUsed: rows.length > 0, dataCategories: [] };
    },
  },
];
