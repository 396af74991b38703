import type { Job } from '#kernel/server/jobs.ts';
import { forgetComparisons } from './comparison/forget-comparisons.ts';

export const jobs: readonly Job[] = [{ name: 'integrations.forget-comparisons', cron: '17 * * * *', run: forgetComparisons }];
