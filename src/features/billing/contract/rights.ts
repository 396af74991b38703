import { rights } from '#kernel/contract/rights.ts';

/** Who sees and changes the subscription (roles.3). */
export const billingRights = rights({
  subscription: {
    order: 18,
    levels: {
      systemadmin: 'full',
      hradmin: 'none',
      officeadmin: 'none',
      manager: 'none',
      employee: 'none',
      accountant: 'viewall',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: {
      Subscription: {},
    },
    keys: { opening: ['Subscription'] },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    billing: typeof billingRights;
  }
}
