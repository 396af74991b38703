import { z } from 'zod';
import { Pagination } from '#kernel/contract/paging.ts';
import { Day, Id } from '#kernel/contract/values.ts';
import { PersonState, PositionType, Role } from './entities.ts';

/** Columns of the people list and of the export, in order; lists and files contain those that the user may see. */
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

/** The columns that the list can show, if the caller may see them; names are always shown. */
export const listColumns = personColumns.filter((column) => !['firstName', 'lastName', 'state', ...exportOnly()].includes(column));
/** The default columns of the list. */
export const usualColumns: readonly PersonColumn[] = ['position', 'department', 'team', 'location', 'emailAddress', 'mobilePhoneNumber'];

function exportOnly(): PersonColumn[] {
  const address = ['streetAddress', 'apartment', 'postalCode', 'city', 'province', 'country'] as const;
  return [...address, 'notes', 'allergies', 'emergencyContacts', 'socialSecurityNumber', 'salaryAccountNumber'];
}

/** The sort keys of the people list. */
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
  /** Whose last day at work, or else deactivation, was on this day or earlier. */
  leftUntil: Day.optional(),
  /** What other features know of people, such as who is missing in another system: people with any of these marks. */
  marks: z.array(z.string().max(60)).max(10).optional(),
});
export type PeopleFilter = z.output<typeof PeopleFilter>;

export const PeopleListRequest = z.object({
  pagination: Pagination.extend({ sortBy: PersonSort.optional() }).default({ page: 1, pageSize: 50, sortDirection: 'asc' }),
  filter: PeopleFilter.default({}),
  /** The requested columns; columns that the caller may not see stay absent. */
  columns: z
    .array(PersonColumn)
    .max(40)
    .default([...usualColumns]),
});
export type PeopleListRequest = z.output<typeof PeopleListRequest>;

/** One filter offered by the server, with its existing values and the number of people for each. */
export const FilterOffer = z.object({
  key: z.enum(['departments', 'teams', 'locations', 'positions', 'roles', 'positionTypes', 'reportingTo', 'isExternal', 'marks']),
  values: z.array(z.object({ value: z.string(), name: z.string().optional(), count: z.number() })),
});
export type FilterOffer = z.output<typeof FilterOffer>;

export const PeopleExport = z.object({
  activeOnlyCompanyUsers: z.boolean(),
  columns: z.array(PersonColumn).min(1),
  format: z.enum(['xlsx', 'csv', 'pdf', 'md']),
  /** By default everybody that the caller may export. */
  filter: PeopleFilter.optional(),
  /** Only these of them: those selected in the list. */
  companyUserIds: z.array(Id).min(1).max(1000).optional(),
  /** Only people in this state: those of the open list. */
  state: PersonState.optional(),
  sortBy: PersonSort.default('lastName'),
  sortDirection: z.enum(['asc', 'desc']).default('asc'),
});

/** A person in pickers and the command palette. */
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
