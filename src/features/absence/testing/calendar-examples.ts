import type { Examples } from '#testing/examples.ts';
import type { absence } from '../contract/index.ts';
import { opened } from './settings-examples.ts';

const year = { startDate: '2026-01-01', endDate: '2026-12-31' };

/** Examples of the calendar and its exports. */
export const calendarExamples = {
  getCompanyAbsencesByTimespan: opened({ query: year }),
  getCompanyUsersOnAbsenceByTargetDate: opened({ body: { targetDate: '2026-07-06' } }),
  getCompanyAbsenceSummary: opened({ query: year }),
  exportCalendar: opened({ body: { startDate: '2026-07-01', endDate: '2026-07-31' } }),
  exportAbsences: opened({ body: { ...year, format: 'csv' } }),
} satisfies Partial<Examples<typeof absence>>;
