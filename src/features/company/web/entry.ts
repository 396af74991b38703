import { IconBuilding, IconSettings } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Organisation', no: 'Virksomhet' };
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
      name: 'organisation',
      path: '/organisation',
      record: 'company',
      title,
      permissions: ['OrganisationView'],
      load: async () => (await import('./organisation/OrganisationPage.tsx')).OrganisationPage,
    },
    {
      name: 'organisation-edit',
      path: '/organisation/edit',
      title: { en: 'Edit details', no: 'Rediger opplysninger' },
      permissions: ['OrganisationSettings'],
      load: async () => (await import('./organisation/OrganisationEditPage.tsx')).OrganisationEditPage,
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
      key: 'organisation',
      menu: 'company',
      path: '/organisation',
      label: title,
      icon: IconBuilding,
      permission: 'OrganisationView',
      order: 1,
    },
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
