import { IconChecklist } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

// By address only: the contract's schemas are not loaded before the home page.
const readsOfTasks = [
  { method: 'GET', path: '/tasks/get-by-owner' },
  { method: 'GET', path: '/tasks/get-own' },
] as const;

// External people are given no tasks (tasks.2), and every internal role opens people.
const permission = 'EmployeesViewDetails';
const title = { en: 'My tasks', no: 'Mine oppgaver' };

export default webEntry({
  routes: [
    {
      name: 'tasks',
      path: '/tasks',
      title,
      texts: ['people', 'files'],
      load: async () => (await import('./TasksPage.tsx')).TasksPage,
    },
  ],
  navigation: [{ key: 'tasks', group: 'hr', path: '/tasks', label: title, icon: IconChecklist, permission, order: 1.4 }],
  recordParts: [
    {
      record: 'person',
      key: 'tasks',
      place: 'tab',
      label: { en: 'Tasks', no: 'Oppgaver' },
      order: 45,
      permission,
      needsAccess: true,
      load: async () => (await import('./PersonTasks.tsx')).PersonTasks,
    },
    {
      record: 'company',
      key: 'tasks',
      place: 'tab',
      label: { en: 'Tasks', no: 'Oppgaver' },
      order: 20,
      permission: 'OrganisationView',
      load: async () => (await import('./CompanyTasks.tsx')).CompanyTasks,
    },
  ],
  waiting: [{ key: 'tasks', permission, order: 3, room: 'tasks/home', load: async () => (await import('./home/OwnTasks.tsx')).OwnTasks }],
  live: { task: readsOfTasks },
});
