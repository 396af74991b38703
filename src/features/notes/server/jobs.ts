import { z } from 'zod';
import type { Job } from '#kernel/server/jobs.ts';
import { remindJob } from './plan-reminder.ts';
import { remind, remindMissed } from './remind.ts';

const ReminderPlace = z.object({ companyId: z.number(), noteId: z.uuid(), date: z.iso.date() });

export const jobs: readonly Job[] = [
  { name: remindJob, run: (services, data) => remind(services, ReminderPlace.parse(data)) },
  { name: 'notes.remind-lost', cron: '25 9 * * *', run: remindMissed },
];
