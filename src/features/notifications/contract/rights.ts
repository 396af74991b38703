import { rights } from '#kernel/contract/rights.ts';

/** Who edits notification rules (roles.3). */
export const notificationsRights = rights({
  notificationRules: {
    order: 13,
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
    permissions: {
      NotificationRules: {},
    },
    keys: { opening: ['NotificationRules'] },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    notifications: typeof notificationsRights;
  }
}
