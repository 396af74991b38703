import { rights } from '#kernel/contract/rights.ts';

/** What roles may do with the library. */
export const libraryRights = rights({
  library: {
    order: 90,
    menuGroup: 'library',
    levels: {
      systemadmin: 'full',
      hradmin: 'viewall',
      officeadmin: 'full',
      manager: 'viewall',
      employee: 'viewall',
      accountant: 'none',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: {
      Library: {},
      LibraryEdit: { levels: ['full'], isChange: true },
    },
    keys: { opening: ['Library'], changing: 'LibraryEdit' },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    library: typeof libraryRights;
  }
}
