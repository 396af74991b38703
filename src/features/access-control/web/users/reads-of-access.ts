import * as people from '#features/people/contract/endpoints.ts';
import { getCompanyHierarchy, getUserList } from '../../contract/endpoints.ts';

/** What to ask again after somebody's access or place has changed. */
export const readsOfAccess = [
  getUserList,
  getCompanyHierarchy,
  people.getCompanyUser,
  people.getCompanyUsers,
  people.getActiveCompanyUsers,
  people.getPendingCompanyUsers,
];
