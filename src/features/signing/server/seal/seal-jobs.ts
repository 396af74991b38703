import type { Job } from '#kernel/server/jobs.ts';
import { keepSealKey } from '../authority/sealing-key.ts';
import { renewArchives } from './renew-archive.ts';

/** What the seal needs done without anybody asking. */
export const sealJobs: readonly Job[] = [
  { name: 'signing.keep-seal-key', cron: '23 4 * * *', runsAtStart: true, run: keepSealKey },
  // A night with many takes long.
  { name: 'signing.renew-archives', cron: '43 2 * * *', run: renewArchives, expireInSeconds: 7200 },
];
