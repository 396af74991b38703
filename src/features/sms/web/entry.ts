import { IconMessage2 } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Text messages', no: 'Tekstmeldinger' };
export const gate = { permission: 'Sms', feature: 'smsService', subscriptionFeature: 'smsservice' } as const;

export default webEntry({
  routes: [
    {
      name: 'sms',
      path: '/sms',
      title,
      permissions: ['Sms'],
      requiredFeature: 'smsService',
      subscriptionFeature: 'smsservice',
      load: async () => (await import('./MessagesPage.tsx')).MessagesPage,
    },
  ],
  navigation: [{ key: 'sms', path: '/sms', label: title, icon: IconMessage2, group: 'hr', ...gate, order: 8 }],
  tiles: [
    {
      key: 'sms',
      path: '/sms',
      label: title,
      icon: IconMessage2,
      ...gate,
      order: 8,
    },
  ],
  dialogs: [
    { key: 'sms', query: 'sms', ...gate, changes: true, order: 30, load: async () => (await import('./send/SendDialog.tsx')).SendDialog },
  ],
  live: {
    smsMessage: [
      { method: 'GET', path: '/sms/list' },
      { method: 'GET', path: '/sms/get' },
    ],
    company: [{ method: 'GET', path: '/sms/list' }],
  },
});
