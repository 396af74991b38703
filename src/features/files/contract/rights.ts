import { rights } from '#kernel/contract/rights.ts';

/** Who sees and keeps the shared documents (roles.3). */
export const filesRights = rights({
  sharedDocuments: {
    order: 5,
    menuGroup: 'hr',
    levels: {
      systemadmin: 'full',
      hradmin: 'full',
      officeadmin: 'full',
      manager: 'viewall',
      employee: 'viewall',
      accountant: 'viewall',
      boardmember: 'viewall',
      gdpr: 'viewall',
    },
    permissions: {
      SharedDocuments: {},
    },
    keys: { opening: ['SharedDocuments'] },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    files: typeof filesRights;
  }
}
