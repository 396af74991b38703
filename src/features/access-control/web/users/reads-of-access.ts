import * as people from '#features/people/contract/endpoints.ts';
import { getCompanyHierarchy, getUserList } from '../../contract/endpoints.ts';

/** The queries to refetch after a person's access or manager has changed. */
export const readsOfAccess = [
  getUserList,
  getCompanyHierarchy,
  people.getCompanyUser,
  people.getCompanyUsers,
  people.getActiveCompanyUsers,
  people.getPendingCompanyUsers,
];
