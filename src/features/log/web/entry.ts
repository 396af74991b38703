import { IconHistory } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Log', no: 'Logg' };

export default webEntry({
  routes: [
    {
      name: 'organisation-log',
      path: '/organisation/log',
      title,
      permissions: ['OrganisationLogs'],
      load: async () => (await import('./LogPage.tsx')).LogPage,
    },
  ],
  menu: [
    {
      key: 'organisation-log',
      menu: 'company',
      path: '/organisation/log',
      label: title,
      icon: IconHistory,
      permission: 'OrganisationLogs',
      order: 6,
    },
  ],
  recordParts: [
    {
      record: 'company',
      key: 'log',
      place: 'card',
      label: title,
      order: 40,
      permission: 'OrganisationLogs',
      load: async () => (await import('./components/LastLines.tsx')).LastLines,
    },
  ],
  // Every change is a line of the log.
  live: { '*': [{ method: 'POST', path: '/companies/count-new-logs' }] },
});
