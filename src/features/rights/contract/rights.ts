import { rights } from '#kernel/contract/rights.ts';

/** Rows that every feature must know: who invites, and with it who gives which role (roles.4); and those of areas that the product does not have yet (roles.3). */
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
  integrations: {
    order: 14,
    levels: {
      systemadmin: 'full',
      hradmin: 'full',
      officeadmin: 'none',
      manager: 'none',
      employee: 'none',
      accountant: 'viewall',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: {
      Integrations: {},
    },
    keys: { opening: ['Integrations'] },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    rights: typeof generalRights;
  }
}
