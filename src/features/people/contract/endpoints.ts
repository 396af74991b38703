import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { CompanyUser, CompanyUserChange, NewCompanyUser, PersonState } from './entities.ts';
import { CompanyUserChoice, FilterOffer, FilterQuery, PeopleExport, PeopleListRequest, PersonColumn, PersonSort } from './lists.ts';
import { reportingCodes } from './whom.ts';

const listSummaries: Record<PersonState, string> = {
  active: 'A page of the active people whom the caller may see, filtered and sorted.',
  pending: 'A page of the people who have not completed their profile yet.',
  inactive: 'A page of the deactivated people.',
};

const list = (state: PersonState) =>
  endpoint({
    method: 'POST',
    path: `/companyusers/get-${state}-companyusers`,
    summary: listSummaries[state],
    access: { permission: 'EmployeesViewDetails' },
    effect: 'read',
    company: 'required',
    body: PeopleListRequest,
    answer: z.object({
      companyUsers: z.array(CompanyUser),
      /** Exact up to 10,000; 10,001 means more. */
      totalEntries: z.number(),
    }),
    errors: [],
  });

export const getCompanyUser = endpoint({
  method: 'GET',
  path: '/companyusers/company-user',
  summary: 'Returns one person, as far as the caller may see. `shouldLog=true` includes the hidden numbers and is logged.',
  access: { permission: 'EmployeesViewDetails', ownRecord: 'allowed' },
  effect: 'read',
  company: 'required',
  states: ['active', 'pending', 'inactive'],
  query: z.object({ companyUserEncrId: z.uuid(), shouldLog: z.stringbool().default(false) }),
  answer: z.object({ companyUser: CompanyUser }),
  errors: [],
});

export const getCompanyUsers = endpoint({
  method: 'GET',
  path: '/companyusers/get-company-users',
  summary: 'Lists the active people, for pickers.',
  access: { permission: 'EmployeesViewDetails' },
  effect: 'read',
  company: 'required',
  answer: z.object({ companyUsers: z.array(CompanyUserChoice) }),
  errors: [],
});

export const getActiveCompanyUsers = list('active');
export const getPendingCompanyUsers = list('pending');
export const getInactiveCompanyUsers = list('inactive');

export const getCompanyUsersFilter = endpoint({
  method: 'GET',
  path: '/companyusers/get-companyusers-filter',
  summary: 'Returns the filters of the list of people, and the columns the caller may see and sort by.',
  access: { permission: 'Employees' },
  effect: 'read',
  company: 'required',
  query: FilterQuery,
  answer: z.object({
    filters: z.array(FilterOffer),
    columns: z.array(PersonColumn),
    /** What the caller may sort by. */
    sorts: z.array(PersonSort),
    exportColumns: z.array(PersonColumn),
    /** The states of the people whom the caller may export. */
    exportStates: z.array(PersonState),
  }),
  errors: [],
});

export const createCompanyUser = endpoint({
  method: 'POST',
  path: '/companyusers/create-company-user',
  summary: 'Adds a person, active and without access until they are invited.',
  repeats: 'adds',
  access: { permission: 'EmployeesEdit' },
  effect: 'write',
  company: 'required',
  body: NewCompanyUser,
  answer: z.object({ companyUser: CompanyUser }),
  errors: [
    'people.EmailAlreadyExists',
    'people.UserLimitReached',
    'accesscontrol.MultipleAdminsRequireSubscription',
    'accesscontrol.NotAllowedToUpdateRole',
    ...reportingCodes,
  ],
});

export const updateCompanyUser = endpoint({
  method: 'PUT',
  path: '/companyusers/update-company-user',
  summary: 'Changes the given fields of a person; null clears a field.',
  access: { permission: 'EmployeesViewDetails', ownRecord: 'allowed' },
  effect: 'write',
  company: 'required',
  states: ['active', 'pending'],
  body: CompanyUserChange,
  answer: z.object({ companyUser: CompanyUser }),
  errors: ['people.EmailAlreadyExists', ...reportingCodes],
});

export const exportCompanyUsers = endpoint({
  method: 'POST',
  path: '/companyusers/export',
  summary: 'Exports the people the caller may see, with chosen columns. The export and its columns are logged.',
  access: { permission: 'Employees' },
  queue: 'exports',
  effect: 'read',
  company: 'required',
  body: PeopleExport,
  answer: { file: [mediaTypes.xlsx, mediaTypes.csv, mediaTypes.pdf, mediaTypes.md] },
  errors: [],
});

export const getWhomToAsk = endpoint({
  method: 'GET',
  path: '/companyusers/get-whom-to-ask',
  summary: 'Lists who to ask for access: the caller’s manager, and up to three System Admins.',
  access: { signedIn: true },
  effect: 'read',
  company: 'required',
  states: ['active', 'pending', 'inactive'],
  answer: z.object({
    people: z.array(z.object({ id: z.uuid(), fullName: z.string(), emailAddress: z.string().nullable(), isManager: z.boolean() })),
  }),
  errors: [],
});

export const updateInteractionData = endpoint({
  method: 'POST',
  path: '/companyusers/update-interaction-data',
  whileEnding: 'allowed',
  summary: 'Saves the caller’s page settings. The given keys replace the stored ones; null deletes one.',
  access: { signedIn: true },
  byKey: 'refused',
  effect: 'write',
  company: 'required',
  states: ['active', 'pending', 'inactive', 'familiar'],
  body: z.object({
    interactionData: z
      .record(z.string().min(1).max(100), z.json())
      .refine((entries) => JSON.stringify(entries).length <= 20_000, field('tooLong', { length: 20_000 })),
  }),
  answer: z.object({ interactionData: z.record(z.string(), z.json()) }),
  errors: [],
});
