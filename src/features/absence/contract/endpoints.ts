import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { listFile, shownRows } from '#kernel/contract/list-export.ts';
import { Day } from '#kernel/contract/values.ts';
import { Absence, AwayPerson, CalendarPerson, HistoryLine, Person, WaitingElsewhere, WeekMask, Year } from './entities.ts';
import { SummaryRow, VacationTransfer } from './entities-balance.ts';
import { Holiday } from './entities-settings.ts';
import { whoWorks } from './kinds.ts';
import { decisionGate, respondedGate, viewGate, summaryGate } from './gates.ts';
import { pendingColumns, respondedColumns } from './rules/request-columns.ts';

const currentYear = { year: Year.optional() };

/** A request with the facts for deciding it. */
const WaitingAbsence = z.object({
  absence: Absence,
  person: Person,
  /** What is left of each year that it takes vacation days of; empty when it takes none. */
  perYear: z.array(z.object({ year: z.number(), availableBefore: z.number(), availableAfter: z.number() })),
  awayCount: z.number(),
  /** When it was asked for: of a change or deletion that day, not the day of the first request. */
  waitsSince: z.string(),
});
const DecidedAbsence = z.object({ absence: Absence, person: Person });

export const getCompanyAbsencesByTimespan = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/absences/get-company-absences-by-timespan',
  summary: 'Lists every active internal person with their absences in a period. Colleagues only see that a person is away.',
  effect: 'read',
  query: z.object({ startDate: Day, endDate: Day, overviewYear: Year.optional() }),
  answer: z.object({ companyUsersAbsences: z.array(CalendarPerson), companyWorkWeeks: z.array(WeekMask) }),
  errors: ['absence.InvalidDates', 'absence.NotAcknowledged'],
});

export const getCompanyUserAbsencesByYear = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/absences/get-company-user-absences-by-year',
  summary:
    'Lists a person’s absences in a year, newest first, and counts those that wait in other years. Declined and deleted ones are included for callers who may see them.',
  effect: 'read',
  query: z.object({ companyUserId: z.uuid(field('required')), year: Year.optional() }),
  answer: z.object({ companyUserAbsences: z.array(Absence), elsewhere: WaitingElsewhere, person: Person }),
  errors: ['absence.NotAcknowledged'],
});

export const getAbsence = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/absences/get-absence',
  summary: 'Returns one absence, and what the caller may do with it.',
  effect: 'read',
  query: z.object({ absenceId: z.uuid(field('required')) }),
  answer: z.object({ absence: Absence, person: Person }),
  errors: ['absence.NotAcknowledged'],
});

export const getAbsenceHistoryByAbsenceId = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/absences/get-absence-history-by-absenceId',
  summary: 'Returns the history of an absence: what was done, by whom and when, oldest first.',
  effect: 'read',
  query: z.object({ encAbsenceId: z.uuid(field('required')) }),
  answer: z.object({ history: z.array(HistoryLine) }),
  errors: ['absence.NotAcknowledged'],
});

export const getCompanyAbsenceSummary = endpoint({
  ...summaryGate,
  method: 'GET',
  path: '/absences/get-company-absence-summary',
  summary: 'Returns days by type and vacation balance for each person in the caller’s summary.',
  effect: 'read',
  query: z.object({ startDate: Day, endDate: Day, includeRequestedAbsences: z.stringbool().default(false) }),
  answer: z.object({ companyAbsenceSummary: z.array(SummaryRow) }),
  errors: ['absence.InvalidDates', 'absence.NotAcknowledged'],
});

export const getPendingRequestCount = endpoint({
  ...decisionGate,
  method: 'GET',
  path: '/absences/get-pending-request-count',
  summary: 'Counts the requests that wait for the caller’s decision.',
  effect: 'read',
  answer: z.object({ pendingRequests: z.number() }),
  errors: [],
});

export const getPendingRequestsByYear = endpoint({
  ...decisionGate,
  method: 'GET',
  path: '/absences/get-pending-requests-by-year',
  summary: 'Lists the requests to decide: new absences, deletions, changes and transfers of days.',
  effect: 'read',
  query: z.object(currentYear),
  answer: z.object({
    pendingAddAbsenceRequests: z.array(WaitingAbsence),
    pendingDeleteAbsenceRequests: z.array(WaitingAbsence),
    pendingUpdateAbsenceRequests: z.array(WaitingAbsence),
    pendingVacationTransferRequests: z.array(VacationTransfer),
    elsewhere: WaitingElsewhere,
  }),
  errors: ['absence.NotAcknowledged'],
});

export const getRespondedRequestsByYear = endpoint({
  ...respondedGate,
  method: 'GET',
  path: '/absences/get-responded-requests-by-year',
  summary: 'Lists decided requests, newest first.',
  effect: 'read',
  query: z.object(currentYear),
  answer: z.object({
    approvedAbsenceRequests: z.array(DecidedAbsence),
    declinedAbsenceRequests: z.array(DecidedAbsence),
    approvedVacationTransferRequests: z.array(VacationTransfer),
    declinedVacationTransferRequests: z.array(VacationTransfer),
  }),
  errors: ['absence.NotAcknowledged'],
});

export const exportPendingRequests = endpoint({
  ...decisionGate,
  ...listFile,
  path: '/absences/export-pending-requests',
  summary: 'Exports the given pending requests of the year, with chosen columns. The export is logged.',
  body: shownRows(pendingColumns).extend(currentYear),
  errors: ['absence.NotAcknowledged'],
});

export const exportRespondedRequests = endpoint({
  ...respondedGate,
  ...listFile,
  path: '/absences/export-responded-requests',
  summary: 'Exports the given decided requests of the year, with chosen columns. The export is logged.',
  body: shownRows(respondedColumns).extend(currentYear),
  errors: ['absence.NotAcknowledged'],
});

export const getCompanyUsersOnAbsenceByTargetDate = endpoint({
  access: {
    permission: 'VacationAndLeaveCompanyUsersOnAbsence',
    feature: 'absenceCalendar',
    subscriptionFeature: 'absencecalendar',
  },
  company: 'required',
  method: 'POST',
  path: '/absences/get-company-users-on-absence-by-target-date',
  summary: 'Lists who is away on a day.',
  effect: 'read',
  /** Without a day: today, in the company's time zone. */
  body: z.object({
    targetDate: Day.optional(),
    excludeHomeOffice: z.boolean().default(false),
    excludeOffsiteWork: z.boolean().default(false),
  }),
  answer: z.object({
    companyUsers: z.array(AwayPerson),
    /** The day that was answered for. */
    targetDate: Day,
    /** For whom of those whom the caller sees it is a working day, by their own countries and weeks; null when somebody is away. */
    whoWorks: z.enum(whoWorks).nullable(),
  }),
  errors: ['absence.NotAcknowledged'],
});

export const getPublicHolidays = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/get-public-holidays',
  summary: 'Lists public holidays by country and year, with the days the company has added, removed or halved.',
  effect: 'read',
  body: z.object({
    years: z
      .array(Year)
      .min(1, field('required'))
      .max(5, field('tooLarge', { length: 5 })),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/, field('invalid')))
      .max(20, field('tooLarge', { length: 20 }))
      .default([]),
    /** Whose holidays are listed when no countries are given; those of the company for somebody whose absence the caller may not open. */
    companyUserId: z.uuid(field('invalid')).optional(),
  }),
  answer: z.object({ publicHolidays: z.array(z.object({ country: z.string(), year: z.number(), holidays: z.array(Holiday) })) }),
  errors: [],
});
