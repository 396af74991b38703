import * as endpoints from '../contract/endpoints.ts';
import { getHistory, getUpcomingBirthdays } from '../contract/endpoints-life.ts';

/** What to ask again after somebody is gone. */
export const listsOfPeople = [
  endpoints.getCompanyUsers,
  endpoints.getActiveCompanyUsers,
  endpoints.getPendingCompanyUsers,
  endpoints.getInactiveCompanyUsers,
  endpoints.getCompanyUsersFilter,
  getUpcomingBirthdays,
];

/** What to ask again after something about a person has changed. */
export const readsOfPeople = [endpoints.getCompanyUser, getHistory, ...listsOfPeople];
