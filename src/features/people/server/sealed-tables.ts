import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import { placeOfPart } from './import/plan-content.ts';
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

/** How a file was read, and what its rows will do and did. */
export const sealedImports: readonly SealedTable[] = [
  {
    table: 'people_import',
    isOfCompanies: true,
    key: { id: 'uuid' },
    columns: ['reading'],
    placeOf: ({ companyId, key }) => placeOfPart({ companyId, importId: String(key['id']) }, 'reading'),
  },
  {
    table: 'people_import_row',
    isOfCompanies: true,
    key: { import_id: 'uuid', number: 'integer' },
    columns: ['content', 'former'],
    placeOf: ({ companyId, key }, column) =>
      placeOfPart(
        { companyId, importId: String(key['import_id']), number: Number(key['number']) },
        column === 'former' ? 'former' : 'content',
      ),
  },
];
