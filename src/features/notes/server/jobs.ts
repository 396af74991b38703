import type { Job } from '#kernel/server/jobs.ts';
import { remindJob } from './plan-reminder.ts';
import { remind, remindMissed, ReminderPlace } from './remind.ts';

export const jobs: readonly Job[] = [
  { name: remindJob, run: (services, data) => remind(services, ReminderPlace.parse(data)) },
  { name: 'notes.remind-lost', cron: '25 9 * * *', run: remindMissed },
];
