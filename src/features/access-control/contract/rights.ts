import { rights } from '#kernel/contract/rights.ts';

/** Who manages access (roles.3). */
export const accessControlRights = rights({
  accessControl: {
    order: 3,
    levels: {
      systemadmin: 'full',
      hradmin: 'viewall',
      officeadmin: 'none',
      manager: 'team',
      employee: 'none',
      accountant: 'none',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: {
      AccessControl: {},
    },
    keys: { opening: ['AccessControl'] },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    'access-control': typeof accessControlRights;
  }
}
