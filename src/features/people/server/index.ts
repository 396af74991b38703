import { serve } from '#kernel/server/serve.ts';
import { people } from '../contract/index.ts';
import { createCompanyUser } from './create-company-user.ts';
import { exportCompanyUsers } from './export-company-users.ts';
import { getCompanyUser } from './get-company-user.ts';
import { getCompanyUsers } from './get-company-users.ts';
import { getCompanyUsersFilter } from './get-company-users-filter.ts';
import { listCompanyUsers } from './list-company-users.ts';
import { updateCompanyUser } from './update-company-user.ts';
import { updateInteractionData } from './update-interaction-data.ts';

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
});
