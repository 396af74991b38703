import { webEntry } from '#kernel/web/entry.ts';

export default webEntry({
  routes: [],
  recordParts: [
    {
      record: 'person',
      key: 'notes',
      place: 'tab',
      label: { en: 'Notes', no: 'Notater' },
      order: 50,
      permission: 'EmployeesViewDetails',
      needsAccess: true,
      load: async () => (await import('./PersonNotes.tsx')).PersonNotes,
    },
  ],
  waiting: [
    {
      key: 'reminders',
      order: 2,
      room: 'notes/home',
      load: async () => (await import('./home/OwnReminders.tsx')).OwnReminders,
    },
  ],
  // By address only: the contract's schemas are not loaded before the home page.
  live: {
    note: [
      { method: 'GET', path: '/companyusers/get-notes' },
      { method: 'GET', path: '/companyusers/get-own-reminders' },
    ],
  },
});
