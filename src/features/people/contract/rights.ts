import { rights } from '#kernel/contract/rights.ts';

/** What roles may do with people, and what follows (roles.3, roles.7). */
export const peopleRights = rights({
  people: {
    order: 1,
    menuGroup: 'hr',
    levels: {
      systemadmin: 'full',
      hradmin: 'full',
      officeadmin: 'viewall',
      manager: 'team',
      employee: 'personal',
      accountant: 'reportonly',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: {
      Employees: {},
      EmployeesViewPeopleSection: { heldBy: 'menuGroup' },
      EmployeesViewDetails: { levels: ['full', 'viewall', 'team', 'personal'] },
      EmployeesViewUpcomingBirthdays: { heldBy: 'internal' },
      // Adding, importing and changing anybody; the user's own record and team depend on the record's permissions.
      EmployeesEdit: { levels: ['full'], isChange: true },
      // For the user's own; resetting another user's second factor is a permission of that person's record.
      ResetMfa: { heldBy: 'everybody', isChange: true, asksSignIn: true },
    },
    keys: { opening: ['Employees', 'EmployeesViewDetails'], changing: 'EmployeesEdit' },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    people: typeof peopleRights;
  }
}
