import type { Job } from '#kernel/server/jobs.ts';
import { messageJobs } from './messages.ts';

const jobs: readonly Job[] = [...messageJobs];
export default jobs;
