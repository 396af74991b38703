import type { Job } from '#kernel/server/jobs.ts';
import { sweepFiles } from './sweep.ts';
import { emptyTrash } from './trash/erase-deleted.ts';

export const jobs: readonly Job[] = [
  { name: 'files.sweep', cron: '23 * * * *', run: async (services) => void (await sweepFiles(services)) },
  { name: 'files.empty-trash', cron: '41 * * * *', run: emptyTrash },
];
