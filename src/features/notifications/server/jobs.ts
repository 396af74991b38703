import type { Job } from '#kernel/server/jobs.ts';
import { markOlderJob } from './bell/mark-older.ts';
import { evaluateCompanies } from './engine/evaluate.ts';
import { sendHeldDeliveries, sweepDeliveries } from './engine/send-held.ts';

export const jobs: readonly Job[] = [
  // Hourly, because each hour a day starts in some time zone.
  { name: 'notifications.evaluate', cron: '2 * * * *', run: evaluateCompanies },
  { name: 'notifications.leave', cron: '*/15 * * * *', run: sendHeldDeliveries },
  { name: 'notifications.sweep', cron: '35 3 * * *', run: sweepDeliveries },
  markOlderJob,
];
