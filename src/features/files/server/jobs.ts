import type { Job } from '#kernel/server/jobs.ts';
import { sweepFiles } from './sweep.ts';

export const jobs: readonly Job[] = [
  { name: 'files.sweep', cron: '23 * * * *', run: async (services) => void (await sweepFiles(services)) },
];
