import type { Job } from '#kernel/server/jobs.ts';
import { sweepAttempts } from './store.ts';

export const jobs: readonly Job[] = [
  {
    name: 'account.sweep-attempts',
    cron: '29 * * * *',
    run: ({ database, clock }) => database.transaction((unit) => sweepAttempts(unit, clock.now())),
  },
];
