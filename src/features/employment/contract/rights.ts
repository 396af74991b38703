import { rights } from '#kernel/contract/rights.ts';

/** Who makes and sees employment contracts (roles.3). */
export const employmentRights = rights({
  employmentContracts: {
    order: 6,
    menuGroup: 'hr',
    levels: {
      systemadmin: 'full',
      hradmin: 'full',
      officeadmin: 'none',
      manager: 'team',
      employee: 'personal',
      accountant: 'none',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: {
      EmployeeContracts: {},
      EmployeeContractsEdit: { levels: ['full'], isChange: true },
    },
    keys: { opening: ['EmployeeContracts'], changing: 'EmployeeContractsEdit' },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    employment: typeof employmentRights;
  }
}
