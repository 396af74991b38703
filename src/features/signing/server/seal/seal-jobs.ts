import type { Job } from '#kernel/server/jobs.ts';

/** What the seal needs done without anybody asking; its libraries are loaded by then. */
export const sealJobs: readonly Job[] = [
  {
    name: 'signing.keep-seal-key',
    cron: '23 4 * * *',
    runsAtStart: true,
    run: async (services) => (await import('../authority/sealing-key.ts')).saveSealKey(services),
  },
  // A night with many takes long.
  {
    name: 'signing.renew-archives',
    cron: '43 2 * * *',
    run: async (services) => (await import('./renew-archive.ts')).renewArchives(services),
    expireInSeconds: 7200,
  },
];
