import type { Job } from '#kernel/server/jobs.ts';
import { messageJobs } from './messages.ts';
import { closeYears } from './years/close-years.ts';

const jobs: readonly Job[] = [...messageJobs, { name: 'absence.close-years', cron: '12 1 * * *', run: closeYears }];
export default jobs;
