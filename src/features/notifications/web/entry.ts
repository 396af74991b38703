import { IconBellCog } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Notifications', no: 'Varsler' };
const rules = { en: 'Notification rules', no: 'Varslingsregler' };
// By address only: the contract's schemas are not loaded before the home page.
const readsOfBell = [
  { method: 'GET', path: '/notifications/get-user-notifications' },
  { method: 'GET', path: '/notifications/history' },
] as const;

export default webEntry({
  routes: [
    {
      name: 'notification-history',
      path: '/notification-history',
      title,
      requiredFeature: 'notifications',
      texts: ['notifications/home'],
      load: async () => (await import('./history/HistoryPage.tsx')).HistoryPage,
    },
    {
      name: 'organisation-notification-rules',
      path: '/organisation/notification-rules',
      title: rules,
      permissions: ['NotificationRules'],
      requiredFeature: 'notifications',
      load: async () => (await import('./rules/RulesPage.tsx')).RulesPage,
    },
    {
      name: 'unsubscribe',
      path: '/unsubscribe',
      title: { en: 'Stop these e-mails', no: 'Stopp disse e-postene' },
      layout: 'unauthorized',
      isPublic: true,
      load: async () => (await import('./UnsubscribePage.tsx')).UnsubscribePage,
    },
  ],
  menu: [
    {
      key: 'organisation-notification-rules',
      menu: 'company',
      path: '/organisation/notification-rules',
      label: rules,
      icon: IconBellCog,
      permission: 'NotificationRules',
      feature: 'notifications',
      order: 4,
    },
  ],
  recordParts: [
    {
      record: 'account',
      key: 'notifications',
      place: 'tab',
      label: title,
      order: 1,
      feature: 'notifications',
      needsAccess: true,
      load: async () => (await import('./own/OwnNotifications.tsx')).OwnNotifications,
    },
  ],
  topBar: [
    {
      key: 'bell',
      feature: 'notifications',
      order: 1,
      room: 'notifications/home',
      load: async () => (await import('./bell/Bell.tsx')).Bell,
    },
  ],
  live: { notification: readsOfBell, notificationRule: [{ method: 'GET', path: '/notifications/get-notifications-overview' }] },
});
