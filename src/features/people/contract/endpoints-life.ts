import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Day } from '#kernel/contract/values.ts';
import { CompanyUser, Role } from './entities.ts';
import * as rule from './field-rules.ts';
import { Consequence, HistoryEntry, leavingCodes, LeavingPurpose, Obstacle, UpcomingBirthday } from './life.ts';
import { reportingCodes, whom } from './whom.ts';

const full = { access: { permission: 'EmployeesEdit' }, company: 'required' } as const;
const limits = ['people.UserLimitReached', 'accesscontrol.MultipleAdminsRequireSubscription'] as const;

export const getDeactivation = endpoint({
  ...full,
  method: 'GET',
  path: '/companyusers/get-deactivation',
  summary: 'Returns what must be done before a person can be deactivated or deleted, what will happen, and the last day at work so far.',
  effect: 'read',
  query: z.object({ companyUserId: z.uuid(), purpose: LeavingPurpose.default('deactivate') }),
  answer: z.object({ obstacles: z.array(Obstacle), consequences: z.array(Consequence), endDate: Day.nullable() }),
  errors: [],
});

export const deactivateCompanyUser = endpoint({
  ...full,
  method: 'POST',
  path: '/companyusers/deactivate-company-user',
  summary: 'Deactivates a person: sign-in, API keys and live connection end. `endDate` is the last day at work.',
  effect: 'write',
  body: z.object({ ...whom, endDate: rule.PlainDate.optional() }),
  answer: z.object({ companyUser: CompanyUser }),
  errors: [...leavingCodes],
});

export const activateCompanyUser = endpoint({
  ...full,
  method: 'POST',
  path: '/companyusers/activate-company-user',
  summary:
    'Activates an inactive person, with the given role, manager and last day at work. Without `endDate`, a last day that has passed is cleared.',
  effect: 'write',
  body: z.object({
    ...whom,
    role: Role.optional(),
    reportingToCompanyUserId: z.uuid(field('select')).nullish(),
    endDate: rule.PlainDate.optional(),
  }),
  answer: z.object({ companyUser: CompanyUser }),
  errors: ['accesscontrol.NotAllowedToUpdateRole', 'accesscontrol.ExternalCannotHaveSubordinates', ...limits, ...reportingCodes],
});

export const updateCompanyUserPendingStatus = endpoint({
  method: 'POST',
  path: '/companyusers/update-company-user-pending-status',
  summary: 'Sets a pending person as active: by an administrator, or by the person once the profile is complete.',
  access: { permission: 'EmployeesViewDetails', ownRecord: 'allowed' },
  effect: 'write',
  company: 'required',
  states: ['active', 'pending'],
  body: z.object(whom),
  answer: z.object({ companyUser: CompanyUser }),
  errors: ['people.ProfileIncomplete'],
});

export const deleteCompanyUser = endpoint({
  ...full,
  method: 'POST',
  path: '/companyusers/delete-company-user',
  summary: 'Deletes a person who is inactive or has never signed in. An entry without personal data is kept.',
  effect: 'write',
  body: z.object(whom),
  answer: z.object({}),
  errors: ['people.DeactivateFirst', ...leavingCodes],
});

export const getPeopleToErase = endpoint({
  ...full,
  method: 'GET',
  path: '/companyusers/get-people-to-erase',
  summary:
    'Counts people the caller may delete who left on `leftUntil` or earlier, longer ago than the company keeps leavers. Deleting them is suggested, never automatic. `roles`: the roles they have; empty when the caller may delete people of any role.',
  effect: 'read',
  answer: z.object({ people: z.number(), leftUntil: z.string(), months: z.number(), roles: z.array(Role) }),
  errors: [],
});

export const getHistory = endpoint({
  method: 'GET',
  path: '/companyusers/get-history',
  summary: 'Returns the history of position, department, manager and percentage, newest first.',
  access: { permission: 'EmployeesViewDetails' },
  effect: 'read',
  company: 'required',
  states: ['active', 'pending', 'inactive'],
  query: z.object({ companyUserId: z.uuid() }),
  answer: z.object({ history: z.array(HistoryEntry) }),
  errors: [],
});

export const getUpcomingBirthdays = endpoint({
  method: 'GET',
  path: '/companyusers/get-upcoming-birthdays',
  summary: 'Lists colleagues’ birthdays in the next 30 days, the nearest first, without the year of birth.',
  access: { permission: 'EmployeesViewUpcomingBirthdays' },
  effect: 'read',
  company: 'required',
  answer: z.object({ companyUsers: z.array(UpcomingBirthday) }),
  errors: [],
});
