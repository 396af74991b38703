import * as endpoints from '../contract/endpoints.ts';

/** What to ask again after something about a person has changed. */
export const readsOfPeople = [
  endpoints.getCompanyUser,
  endpoints.getCompanyUsers,
  endpoints.getActiveCompanyUsers,
  endpoints.getPendingCompanyUsers,
  endpoints.getInactiveCompanyUsers,
  endpoints.getCompanyUsersFilter,
];
