import { rights } from '#kernel/contract/rights.ts';

/** What roles may do with absence, and what follows (roles.3, roles.7). */
export const absenceRights = rights({
  absence: {
    order: 4,
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
      VacationAndLeaveView: { levels: ['full', 'viewall', 'team', 'personal'] },
      VacationAndLeaveSummary: { levels: ['full', 'viewall', 'team', 'reportonly'] },
      VacationAndLeaveViewPendingRequests: { levels: ['full', 'team'] },
      VacationAndLeaveViewRespondedRequests: { levels: ['full', 'team'] },
      VacationAndLeaveCompanyUsersOnAbsence: { heldBy: 'internal' },
    },
    keys: { opening: ['VacationAndLeaveView', 'VacationAndLeaveSummary'], changing: 'VacationAndLeaveViewPendingRequests' },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    absence: typeof absenceRights;
  }
}
