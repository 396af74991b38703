import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { notifyOfOverdue } from './notify-responsible.ts';

/** Tells of overdue tasks once each company's day has begun. */
async function notifyAllOfOverdue(services: Services): Promise<void> {
  await forEachCompany(services.database, (company) => notifyOfOverdue(company, services));
}

// Hourly, because each hour a day starts in some time zone.
export const jobs: readonly Job[] = [{ name: 'tasks.tell-overdue', cron: '8 * * * *', run: notifyAllOfOverdue }];
