import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import { placeOfSecret } from './save-people.ts';

const secretColumns = {
  social_security_number: 'socialSecurityNumber',
  salary_account_number: 'salaryAccountNumber',
  allergies: 'allergies',
} as const;

/** What a person has that only few may see. */
export const sealedPeople: SealedTable = {
  table: 'company_user_secret',
  isOfCompanies: true,
  key: { id: 'uuid' },
  columns: Object.keys(secretColumns),
  // The columns are the names above.
  placeOf: ({ companyId, key }, column) => placeOfSecret(companyId, String(key['id']), secretColumns[column as keyof typeof secretColumns]),
};
