import { IconBeach, IconCalendarPlus, IconReportAnalytics } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';
import { readsOfAbsence, readsOfSettings } from './reads-of-absence.ts';

const title = { en: 'Vacation and leave', no: 'Ferie og fravær' };
export const gate = { permission: 'VacationAndLeaveView', feature: 'absenceCalendar', subscriptionFeature: 'absencecalendar' } as const;
const page = { requiredFeature: 'absenceCalendar', subscriptionFeature: 'absencecalendar' } as const;

const pendingCount = { room: 'absence/home', load: async () => (await import('./home/PendingCount.tsx')).PendingCount };

export default webEntry({
  routes: [
    {
      name: 'vacation-and-leave',
      path: '/vacation-and-leave',
      title,
      permissions: ['VacationAndLeaveView'],
      ...page,
      queryNames: {
        tab: {
          personal: { en: 'My absence', no: 'Mitt fravær' },
          summary: { en: 'Summary', no: 'Oversikt' },
          settings: { en: 'Settings', no: 'Innstillinger' },
        },
      },
      load: async () => (await import('./AbsencePage.tsx')).AbsencePage,
    },
    {
      name: 'vacation-and-leave-details',
      path: '/vacation-and-leave/details',
      title: { en: 'Absence', no: 'Fravær' },
      permissions: ['VacationAndLeaveView'],
      ...page,
      load: async () => (await import('./PersonAbsencePage.tsx')).PersonAbsencePage,
    },
    {
      name: 'vacation-and-leave-pending-requests',
      path: '/vacation-and-leave/pending-requests',
      title: { en: 'Requests to decide', no: 'Søknader til behandling' },
      permissions: ['VacationAndLeaveViewPendingRequests'],
      ...page,
      load: async () => (await import('./PendingRequestsPage.tsx')).PendingRequestsPage,
    },
    {
      name: 'vacation-and-leave-responded-requests',
      path: '/vacation-and-leave/responded-requests',
      title: { en: 'Decided requests', no: 'Behandlede søknader' },
      permissions: ['VacationAndLeaveViewRespondedRequests'],
      ...page,
      load: async () => (await import('./RespondedRequestsPage.tsx')).RespondedRequestsPage,
    },
    {
      name: 'vacation-and-leave-summary',
      path: '/vacation-and-leave/summary',
      title: { en: 'Absence summary', no: 'Fraværsoversikt' },
      permissions: ['VacationAndLeaveSummary'],
      ...page,
      load: async () => (await import('./AbsenceSummaryPage.tsx')).AbsenceSummaryPage,
    },
  ],
  navigation: [
    {
      key: 'vacation-and-leave',
      group: 'hr',
      path: '/vacation-and-leave',
      label: title,
      icon: IconBeach,
      ...gate,
      order: 1.3,
      count: pendingCount,
    },
    {
      key: 'vacation-and-leave-summary',
      group: 'hr',
      path: '/vacation-and-leave/summary',
      label: { en: 'Absence summary', no: 'Fraværsoversikt' },
      icon: IconReportAnalytics,
      ...gate,
      permission: 'VacationAndLeaveSummary',
      without: 'VacationAndLeaveView',
      order: 1.31,
    },
  ],
  tiles: [
    {
      key: 'vacation-and-leave',
      path: '/vacation-and-leave',
      label: title,
      icon: IconBeach,
      ...gate,
      order: 9,
    },
  ],
  found: [
    {
      key: 'absence',
      label: { en: 'Register absence', no: 'Registrer fravær' },
      icon: IconCalendarPlus,
      ...gate,
      changes: true,
      order: 5,
      load: async () => (await import('./palette/find-request.ts')).findRequest,
    },
  ],
  recordParts: [
    {
      record: 'company',
      key: 'absence',
      place: 'settings',
      label: { en: 'Vacation and leave', no: 'Ferie og fravær' },
      order: 50,
      permission: 'VacationAndLeaveView',
      feature: 'absenceCalendar',
      load: async () => (await import('./company/SettingsLink.tsx')).SettingsLink,
    },
    {
      record: 'person',
      key: 'absence',
      place: 'tab',
      label: { en: 'Absence', no: 'Fravær' },
      order: 20,
      permission: 'VacationAndLeaveView',
      feature: 'absenceCalendar',
      needsAccess: true,
      load: async () => (await import('./person/ProfileAbsence.tsx')).ProfileAbsence,
    },
    {
      record: 'person',
      key: 'work-week',
      place: 'facts',
      label: { en: 'Working days', no: 'Arbeidsdager' },
      order: 10,
      ...gate,
      needsAccess: true,
      load: async () => (await import('./person/ProfileWorkWeek.tsx')).ProfileWorkWeek,
    },
  ],
  widgets: [
    {
      key: 'my-vacation',
      title: { en: 'My vacation', no: 'Min ferie' },
      ...gate,
      order: 5,
      room: 'absence/home',
      load: async () => (await import('./home/MyVacation.tsx')).MyVacation,
    },
    {
      key: 'away-today',
      title: { en: 'Away today', no: 'Borte i dag' },
      ...gate,
      permission: 'VacationAndLeaveCompanyUsersOnAbsence',
      order: 10,
      room: 'absence/home',
      load: async () => (await import('./home/AwayToday.tsx')).AwayToday,
    },
  ],
  waiting: [
    {
      key: 'absence-requests',
      ...gate,
      permission: 'VacationAndLeaveViewPendingRequests',
      order: 1,
      room: 'absence/home',
      load: async () => (await import('./home/WaitingRequests.tsx')).WaitingRequests,
    },
  ],
  dialogs: [
    {
      key: 'prompt',
      query: 'prompt',
      ...gate,
      changes: true,
      order: 3,
      load: async () => (await import('./company/Prompt.tsx')).Prompt,
    },
    {
      key: 'absence-export',
      query: 'export',
      ...gate,
      permission: 'VacationAndLeaveSummary',
      order: 4,
      load: async () => (await import('./company/ExportAbsences.tsx')).ExportAbsences,
    },
    {
      key: 'absence',
      query: 'absence',
      ...gate,
      changes: true,
      order: 1,
      load: async () => (await import('./request/AbsenceDrawer.tsx')).AbsenceDrawer,
    },
    {
      key: 'absence-card',
      query: 'absenceId',
      ...gate,
      order: 2,
      load: async () => (await import('./card/AbsenceCard.tsx')).AbsenceCard,
    },
  ],
  live: {
    absence: readsOfAbsence,
    vacationTransfer: readsOfAbsence,
    vacationDays: readsOfAbsence,
    careDays: readsOfAbsence,
    absenceSettings: readsOfSettings,
    workWeek: readsOfSettings,
    companyWorkWeek: readsOfSettings,
    companyUser: readsOfAbsence,
  },
});
