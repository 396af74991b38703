import type { CallContext } from '#kernel/server/call-context.ts';
import { momentInZone } from './rules/moment-in-zone.ts';

/** The job that sends the reminder of one note. */
export const remindJob = 'notes.remind';

/** The hour at which reminders are sent. */
const reminderHour = 8;

export const reminderMoment = (date: string, timeZone: string): Date => momentInZone(date, reminderHour, timeZone);

interface ReminderContext extends Pick<CallContext, 'company' | 'services'> {
  timeZone: string;
}

/** Schedules the reminder of a note; one for today after that hour is sent immediately. An outdated job does nothing. */
export async function planReminder({ company, services, timeZone }: ReminderContext, noteId: string, date: string | null): Promise<void> {
  if (date === null) return;
  const place = { companyId: company.id, noteId, date };
  await services.jobs.enqueue(company, remindJob, place, { startAfter: reminderMoment(date, timeZone) });
}
