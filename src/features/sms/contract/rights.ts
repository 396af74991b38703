import { rights } from '#kernel/contract/rights.ts';

/** Who sends text messages: to everybody and to numbers, or to their own team (roles.3). */
export const smsRights = rights({
  sms: {
    order: 11,
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
    permissions: { Sms: {} },
    keys: { opening: ['Sms'] },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    sms: typeof smsRights;
  }
}
