import { z } from 'zod';
import { Pagination } from '#kernel/contract/paging.ts';
import { PersonState, PositionType, Role } from './entities.ts';

/** Columns of the people list and of the export, in their order; lists and files hold those that one may see. */
export const personColumns = [
  'firstName',
  'lastName',
  'emailAddress',
  'mobilePhoneNumber',
  'position',
  'department',
  'team',
  'location',
  'reportingToFullName',
  'role',
  'employeeNumber',
  'positionType',
  'positionCoverage',
  'startDate',
  'endDate',
  'trialPeriodEndDate',
  'state',
  'inactivationDate',
  'hasAccess',
  'birthday',
  'secondaryEmail',
  'streetAddress',
  'apartment',
  'postalCode',
  'city',
  'province',
  'country',
  'salaryAmount',
  'salaryCurrency',
  'salaryInterval',
  'preferredLanguage',
  'tShirtSize',
  'drivingLicense',
  'notes',
  'allergies',
  'emergencyContacts',
  'socialSecurityNumber',
  'salaryAccountNumber',
] as const;
export const PersonColumn = z.enum(personColumns);
export type PersonColumn = z.output<typeof PersonColumn>;

/** The columns that the list can show, of those the caller may see; names are always there. */
export const listColumns = personColumns.filter((column) => !['firstName', 'lastName', 'state', ...exportOnly()].includes(column));
/** What the list shows until somebody chooses. */
export const usualColumns: readonly PersonColumn[] = ['position', 'department', 'team', 'location', 'emailAddress', 'mobilePhoneNumber'];

function exportOnly(): PersonColumn[] {
  const address = ['streetAddress', 'apartment', 'postalCode', 'city', 'province', 'country'] as const;
  return [...address, 'notes', 'allergies', 'emergencyContacts', 'socialSecurityNumber', 'salaryAccountNumber'];
}

/** What the people list may be sorted by. */
export const personSorts = [
  'lastName',
  'firstName',
  'emailAddress',
  'position',
  'department',
  'team',
  'location',
  'reportingToFullName',
  'role',
  'employeeNumber',
  'positionType',
  'positionCoverage',
  'startDate',
  'endDate',
  'trialPeriodEndDate',
  'inactivationDate',
] as const;
export const PersonSort = z.enum(personSorts);
export type PersonSort = z.output<typeof PersonSort>;

/** Filters of the people list; several values of one filter mean any of them, an empty text means "not set". */
export const PeopleFilter = z.object({
  search: z.string().trim().max(100).optional(),
  departments: z.array(z.string()).max(100).optional(),
  teams: z.array(z.string()).max(100).optional(),
  locations: z.array(z.string()).max(100).optional(),
  positions: z.array(z.string()).max(100).optional(),
  roles: z.array(Role).optional(),
  positionTypes: z.array(PositionType).optional(),
  reportingTo: z.array(z.uuid()).max(100).optional(),
  isExternal: z.boolean().optional(),
});
export type PeopleFilter = z.output<typeof PeopleFilter>;

export const PeopleListRequest = z.object({
  pagination: Pagination.extend({ sortBy: PersonSort.optional() }).default({ page: 1, pageSize: 50, sortDirection: 'asc' }),
  filter: PeopleFilter.default({}),
  /** The columns wanted; those that one may not see stay absent. */
  columns: z
    .array(PersonColumn)
    .max(40)
    .default([...usualColumns]),
});
export type PeopleListRequest = z.output<typeof PeopleListRequest>;

/** One filter that the server offers, with the values that occur and how many people each has. */
export const FilterOffer = z.object({
  key: z.enum(['departments', 'teams', 'locations', 'positions', 'roles', 'positionTypes', 'reportingTo', 'isExternal']),
  values: z.array(z.object({ value: z.string(), name: z.string().optional(), count: z.number() })),
});
export type FilterOffer = z.output<typeof FilterOffer>;

export const PeopleExport = z.object({
  activeOnlyCompanyUsers: z.boolean(),
  columns: z.array(PersonColumn).min(1),
  format: z.enum(['xlsx', 'csv', 'pdf', 'md']),
  /** Left out = everybody that one may export. */
  filter: PeopleFilter.optional(),
});

/** A person as pickers and the palette need them. */
export const CompanyUserChoice = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  profileImageTimestamp: z.string().nullable(),
  isExternal: z.boolean(),
});
export type CompanyUserChoice = z.output<typeof CompanyUserChoice>;

export const FilterQuery = z.object({ state: PersonState.default('active') });
