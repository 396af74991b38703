import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { momentInZone } from './rules/moment-in-zone.ts';

/** The job that reminds of one note. */
export const remindJob = 'notes.remind';

/** When somebody's day at work begins. */
const reminderHour = 8;

export const reminderMoment = (date: string, timeZone: string): Date => momentInZone(date, reminderHour, timeZone);

interface Planning {
  company: Company;
  services: Pick<Services, 'jobs'>;
  timeZone: string;
}

/** Plans the reminder of a note; one for today that is later than the hour comes at once. A plan that is no longer wanted does nothing. */
export async function planReminder({ company, services, timeZone }: Planning, noteId: string, date: string | null): Promise<void> {
  if (date === null) return;
  const place = { companyId: company.id, noteId, date };
  await services.jobs.enqueue(company, remindJob, place, { startAfter: reminderMoment(date, timeZone) });
}
