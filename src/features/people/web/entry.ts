import { IconUser, IconUsers } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'People', no: 'Ansatte' };
const myProfile = { en: 'My profile', no: 'Min profil' };

// By address only: the contract's schemas are not loaded before the home page.
const readsOfPeople = [
  { method: 'GET', path: '/companyusers/company-user' },
  { method: 'GET', path: '/companyusers/get-company-users' },
  { method: 'POST', path: '/companyusers/get-active-companyusers' },
  { method: 'POST', path: '/companyusers/get-pending-companyusers' },
  { method: 'POST', path: '/companyusers/get-inactive-companyusers' },
  { method: 'GET', path: '/companyusers/get-companyusers-filter' },
  { method: 'GET', path: '/companyusers/get-deactivation' },
  { method: 'GET', path: '/companyusers/get-history' },
  { method: 'GET', path: '/companyusers/get-upcoming-birthdays' },
  { method: 'GET', path: '/companyusers/get-people-to-erase' },
] as const;
const readsOfImports = [
  { method: 'GET', path: '/companyusers/get-imports' },
  { method: 'GET', path: '/companyusers/import-status' },
  { method: 'POST', path: '/companyusers/get-import-rows' },
] as const;

export default webEntry({
  routes: [
    {
      name: 'people',
      path: '/people',
      title,
      permissions: ['Employees'],
      texts: ['access-control'],
      queryNames: { tab: { pending: { en: 'Pending', no: 'Ikke fullførte' }, inactive: { en: 'Inactive', no: 'Deaktiverte' } } },
      load: async () => (await import('./PeoplePage.tsx')).PeoplePage,
    },
    {
      name: 'people-details',
      path: '/people/details',
      record: 'person',
      title: { en: 'Profile', no: 'Profil' },
      allowInactiveUser: true,
      allowPendingUser: true,
      texts: ['access-control'],
      load: async () => (await import('./PersonPage.tsx')).PersonPage,
    },
    {
      name: 'people-edit',
      path: '/people/edit',
      title: { en: 'Edit profile', no: 'Rediger profil' },
      allowPendingUser: true,
      load: async () => (await import('./PersonEditPage.tsx')).PersonEditPage,
    },
    {
      name: 'people-import',
      path: '/people/import',
      title: { en: 'Import people', no: 'Importer ansatte' },
      permissions: ['EmployeesEdit'],
      load: async () => (await import('./import/ImportPage.tsx')).ImportPage,
    },
  ],
  recordParts: [
    {
      record: 'person',
      key: 'history',
      place: 'tab',
      label: { en: 'History', no: 'Historikk' },
      order: 90,
      permission: 'EmployeesViewDetails',
      load: async () => (await import('./history/PersonHistory.tsx')).PersonHistory,
    },
  ],
  widgets: [
    {
      key: 'birthdays',
      title: { en: 'Upcoming birthdays', no: 'Kommende bursdager' },
      order: 20,
      permission: 'EmployeesViewUpcomingBirthdays',
      room: 'people/home',
      load: async () => (await import('./home/UpcomingBirthdays.tsx')).UpcomingBirthdays,
    },
  ],
  waiting: [
    {
      key: 'leavers-to-erase',
      permission: 'EmployeesEdit',
      order: 9,
      room: 'people/home',
      load: async () => (await import('./home/LeaversToErase.tsx')).LeaversToErase,
    },
  ],
  navigationGroups: [{ key: 'hr', label: { en: 'HR', no: 'HR' }, permission: 'EmployeesViewPeopleSection', order: 1 }],
  navigation: [
    { key: 'people', group: 'hr', path: '/people', label: title, icon: IconUsers, permission: 'Employees', order: 1.1 },
    {
      key: 'my-profile',
      path: '/people/details',
      label: myProfile,
      icon: IconUser,
      forInactive: true,
      order: 0,
    },
  ],
  menu: [
    {
      key: 'my-profile',
      menu: 'user',
      path: '/people/details',
      label: myProfile,
      icon: IconUser,
      order: 1,
    },
  ],
  tiles: [
    {
      key: 'my-profile',
      path: '/people/details',
      label: myProfile,
      icon: IconUser,
      permission: 'EmployeesViewDetails',
      order: 1,
    },
    {
      key: 'people',
      path: '/people',
      label: title,
      icon: IconUsers,
      permission: 'Employees',
      order: 2,
    },
  ],
  live: { companyUser: readsOfPeople, peopleImport: readsOfImports },
});
