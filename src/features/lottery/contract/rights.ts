import { rights } from '#kernel/contract/rights.ts';

/** Who makes games; everybody who works in the company may watch one by its link (roles.3). */
export const lotteryRights = rights({
  lottery: {
    order: 12,
    menuGroup: 'hr',
    levels: {
      systemadmin: 'full',
      hradmin: 'full',
      officeadmin: 'full',
      manager: 'team',
      employee: 'none',
      accountant: 'none',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: { Winkit: {} },
    keys: { opening: ['Winkit'] },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    lottery: typeof lotteryRights;
  }
}
