import { rights } from '#kernel/contract/rights.ts';

/** Who sees and keeps the contract register (roles.3). */
export const contractRights = rights({
  contractRegister: {
    order: 8,
    levels: {
      systemadmin: 'full',
      hradmin: 'viewall',
      officeadmin: 'full',
      manager: 'own',
      employee: 'none',
      accountant: 'viewall',
      boardmember: 'viewall',
      gdpr: 'none',
    },
    permissions: {
      Contracts: {},
      // Adding and deleting any; what somebody responsible may do with theirs depends on the record's permissions.
      ContractsEdit: { levels: ['full'], isChange: true },
    },
    keys: { opening: ['Contracts'], changing: 'ContractsEdit' },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    contracts: typeof contractRights;
  }
}
