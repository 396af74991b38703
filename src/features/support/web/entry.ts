import { IconSettings } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Settings', no: 'Innstillinger' };
// By address alone: the contract's schemas are not loaded before home.
const readOfVisits = [{ method: 'GET', path: '/support/visits' }] as const;

export default webEntry({
  routes: [
    {
      name: 'organisation-settings',
      path: '/organisation/settings',
      title,
      permissions: ['OrganisationSettings'],
      load: async () => (await import('./OrganisationSettingsPage.tsx')).OrganisationSettingsPage,
    },
    {
      name: 'support',
      path: '/support',
      title: { en: 'Samspill support', no: 'Brukerstøtte for Samspill' },
      layout: 'clean',
      allowCompanylessUser: true,
      allowPendingUser: true,
      allowInactiveUser: true,
      load: async () => (await import('./SupportPage.tsx')).SupportPage,
    },
  ],
  menu: [
    {
      key: 'organisation-settings',
      menu: 'company',
      path: '/organisation/settings',
      label: title,
      icon: IconSettings,
      permission: 'OrganisationSettings',
      order: 3,
    },
  ],
  live: { company: readOfVisits, supportVisit: readOfVisits },
});
