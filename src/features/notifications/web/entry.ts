import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Notifications', no: 'Varsler' };
// By address alone: the contract's schemas are not loaded before home.
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
      name: 'unsubscribe',
      path: '/unsubscribe',
      title: { en: 'Stop these e-mails', no: 'Stopp disse e-postene' },
      layout: 'unauthorized',
      isPublic: true,
      load: async () => (await import('./UnsubscribePage.tsx')).UnsubscribePage,
    },
  ],
  settingsTabs: [
    {
      key: 'notifications',
      label: title,
      order: 1,
      feature: 'notifications',
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
  live: { notification: readsOfBell },
});
