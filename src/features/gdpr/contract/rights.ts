import { rights } from '#kernel/contract/rights.ts';

/** Who sees and keeps the protocol of treatments (roles.3). */
export const gdprRights = rights({
  gdpr: {
    order: 10,
    levels: {
      systemadmin: 'full',
      hradmin: 'viewall',
      officeadmin: 'none',
      manager: 'none',
      employee: 'none',
      accountant: 'none',
      boardmember: 'none',
      gdpr: 'full',
    },
    permissions: {
      Gdpr: {},
      // Changing anything; the owner of a treatment changes theirs without it (gdpr.2).
      GdprEdit: { levels: ['full'], isChange: true },
    },
    keys: { opening: ['Gdpr'], changing: 'GdprEdit' },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    gdpr: typeof gdprRights;
  }
}
