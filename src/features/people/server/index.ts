import { companyFounded } from '#features/company/server/public.ts';
import { serve } from '#kernel/server/serve.ts';
import { people } from '../contract/index.ts';
import { createCompanyUser } from './create-company-user.ts';
import { exportCompanyUsers } from './export-company-users.ts';
import { getCompanyUser } from './get-company-user.ts';
import { getCompanyUsers } from './get-company-users.ts';
import { getCompanyUsersFilter } from './get-company-users-filter.ts';
import { getImportRows } from './import/get-import-rows.ts';
import { getImportStatus } from './import/get-import-status.ts';
import { getImportTemplate } from './import/get-import-template.ts';
import { getImports } from './import/get-imports.ts';
import { importPeople } from './import/import-people.ts';
import { undoImport } from './import/undo-import.ts';
import { validateImport } from './import/validate-import.ts';
import { listCompanyUsers } from './list-company-users.ts';
import { addFounder } from './public.ts';
import { updateCompanyUser } from './update-company-user.ts';
import { updateInteractionData } from './update-interaction-data.ts';

// The founder of a company is its first person.
companyFounded.listen(({ account, ...saving }) => addFounder(saving, account));

export default serve(people, {
  getCompanyUser,
  getCompanyUsers,
  getActiveCompanyUsers: listCompanyUsers('active'),
  getPendingCompanyUsers: listCompanyUsers('pending'),
  getInactiveCompanyUsers: listCompanyUsers('inactive'),
  getCompanyUsersFilter,
  createCompanyUser,
  updateCompanyUser,
  exportCompanyUsers,
  updateInteractionData,
  validateImport,
  getImportRows,
  importPeople,
  getImportStatus,
  undoImport,
  getImports,
  getImportTemplate,
});
