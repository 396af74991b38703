import * as endpoints from '../contract/endpoints.ts';
import { getHistory, getPeopleToErase, getUpcomingBirthdays } from '../contract/endpoints-life.ts';

/** The queries to refetch after a person was deleted. */
export const listsOfPeople = [
  endpoints.getCompanyUsers,
  endpoints.getActiveCompanyUsers,
  endpoints.getPendingCompanyUsers,
  endpoints.getInactiveCompanyUsers,
  endpoints.getCompanyUsersFilter,
  getUpcomingBirthdays,
  getPeopleToErase,
];

/** The queries to refetch after a person was changed. */
export const readsOfPeople = [endpoints.getCompanyUser, getHistory, ...listsOfPeople];
