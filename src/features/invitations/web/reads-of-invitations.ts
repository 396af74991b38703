import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { getActiveCompanyUsers, getCompanyUser, getPendingCompanyUsers } from '#features/people/contract/endpoints.ts';
import { getAllInvitations } from '../contract/endpoints.ts';

/** What to ask again after somebody was invited, reminded or withdrawn. */
export const readsOfInvitations = [getAllInvitations, getPendingCompanyUsers, getActiveCompanyUsers, getCompanyUser, checkCompanyLimits];
