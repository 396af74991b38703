import { rights } from '#kernel/contract/rights.ts';

/** The row that every feature must know: who invites, and with it who gives which role (roles.4). */
export const generalRights = rights({
  invite: {
    order: 2,
    levels: {
      systemadmin: 'full',
      hradmin: 'full',
      officeadmin: 'none',
      manager: 'none',
      employee: 'none',
      accountant: 'none',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: {},
    keys: { opening: ['EmployeesEdit'] },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    rights: typeof generalRights;
  }
}
