import { webEntry } from '#kernel/web/entry.ts';

// By address only: the contract's schemas are not loaded before the home page.
const readOfActivity = [{ method: 'GET', path: '/dashboard/recent-activity' }] as const;

export default webEntry({
  routes: [],
  widgets: [
    {
      key: 'recent-activity',
      title: { en: 'Recent activity', no: 'Siste aktivitet' },
      order: 30,
      room: 'dashboard/home',
      feature: 'dashboardWidgets',
      load: async () => (await import('./activity/RecentActivity.tsx')).RecentActivity,
    },
  ],
  live: {
    // The shell renders the favourites; this says when to refetch them.
    navigationFavourite: [{ method: 'GET', path: '/companyusers/get-navigation-favourites' }],
    homeArrangement: [{ method: 'GET', path: '/dashboard/widgets/get' }],
    hiddenActivity: readOfActivity,
    // Kinds that are recent activity (kernel/server/logged-kinds.ts); a feature above adds the address to its own.
    companyUser: readOfActivity,
    invitation: readOfActivity,
    absence: readOfActivity,
    vacationDays: readOfActivity,
    vacationTransfer: readOfActivity,
    workWeek: readOfActivity,
    companyWorkWeek: readOfActivity,
    absenceSettings: readOfActivity,
    company: readOfActivity,
    folder: readOfActivity,
    file: readOfActivity,
    fileTag: readOfActivity,
    peopleImport: readOfActivity,
    note: readOfActivity,
    supportVisit: readOfActivity,
  },
});
