import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { getActiveCompanyUsers, getCompanyUser, getPendingCompanyUsers } from '#features/people/contract/endpoints.ts';
import { getAllInvitations } from '../contract/endpoints.ts';

/** The queries to refetch after an invitation was sent, reminded or withdrawn. */
export const readsOfInvitations = [getAllInvitations, getPendingCompanyUsers, getActiveCompanyUsers, getCompanyUser, checkCompanyLimits];
