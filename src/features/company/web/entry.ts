import { IconSettings } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const settingsTitle = { en: 'Settings', no: 'Innstillinger' };

export default webEntry({
  routes: [
    {
      name: 'signup',
      path: '/signup',
      title: { en: 'Register company', no: 'Registrer virksomhet' },
      layout: 'clean',
      allowCompanylessUser: true,
      allowPendingUser: true,
      allowInactiveUser: true,
      load: async () => (await import('./SignupPage.tsx')).SignupPage,
    },
    {
      name: 'organisation-settings',
      path: '/organisation/settings',
      title: settingsTitle,
      permissions: ['OrganisationSettings'],
      load: async () => (await import('./settings/OrganisationSettingsPage.tsx')).OrganisationSettingsPage,
    },
  ],
  menu: [
    {
      key: 'organisation-settings',
      menu: 'company',
      path: '/organisation/settings',
      label: settingsTitle,
      icon: IconSettings,
      permission: 'OrganisationSettings',
      order: 3,
    },
  ],
  live: { company: [{ method: 'GET', path: '/companies' }] },
});
