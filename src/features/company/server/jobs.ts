import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Job } from '#kernel/server/jobs.ts';
import { endSupportAccessJob, logEndedAccess } from './end-support-access.ts';

export const jobs: readonly Job[] = [
  {
    name: endSupportAccessJob,
    cron: '1 * * * *',
    run: ({ database, clock }) => forEachCompany(database, (company) => logEndedAccess(company, clock.now())),
  },
];
