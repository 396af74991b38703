import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { notificationsRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const enRights = {
  features: {
    notificationRules: 'Notification rules',
  },
  permissions: {
    NotificationRules: 'Notification rules',
  },
} satisfies RightsTexts<typeof notificationsRights>;
