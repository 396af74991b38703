import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { peopleRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const enRights = {
  features: {
    people: 'People',
  },
  permissions: {
    Employees: 'The directory of people',
    EmployeesViewPeopleSection: 'The HR pages',
    EmployeesViewDetails: 'Profiles',
    EmployeesViewUpcomingBirthdays: 'Upcoming birthdays',
    EmployeesEdit: 'Add and change people',
    ResetMfa: 'Reset two-step sign-in',
  },
} satisfies RightsTexts<typeof peopleRights>;
