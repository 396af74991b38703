import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { peopleRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const noRights = {
  features: {
    people: 'Ansatte',
  },
  permissions: {
    Employees: 'Oversikten over ansatte',
    EmployeesViewPeopleSection: 'HR-sidene',
    EmployeesViewDetails: 'Profiler',
    EmployeesViewUpcomingBirthdays: 'Kommende bursdager',
    EmployeesEdit: 'Legge til og endre ansatte',
    ResetMfa: 'Tilbakestille totrinnspålogging',
  },
} satisfies RightsTexts<typeof peopleRights>;
