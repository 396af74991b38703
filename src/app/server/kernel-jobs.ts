import { analyzeJob } from '#kernel/server/analyze.ts';
import { sealAll } from '#kernel/server/store-audit-chain.ts';
import type { Job } from '#kernel/server/jobs.ts';
import { sweepRepeatedCalls } from '#kernel/server/repeated-call.ts';
import { sweepRateLimits } from '#kernel/server/rate-limit.ts';
import { sweepSessions } from '#kernel/server/session/store.ts';
import { failLostWork, sweepWork } from '#kernel/server/work/run-work.ts';

/** The kernel's own scheduled work. */
export const kernelJobs: readonly Job[] = [
  analyzeJob,
  {
    name: 'session.sweep',
    cron: '17 3 * * *',
    run: (services) => services.database.transaction((unit) => sweepSessions(unit, services.clock.now())),
  },
  { name: 'rate-limit.sweep', cron: '41 * * * *', run: async (services) => void (await sweepRateLimits(services)) },
  { name: 'work.fail-lost', cron: '41 * * * *', run: failLostWork },
  { name: 'work.sweep', cron: '29 3 * * *', run: sweepWork },
  { name: 'repeated-call.sweep', cron: '51 * * * *', run: sweepRepeatedCalls },
];

/** Seals the audit log every few seconds, within the five of log.2. Returns a function to stop. */
export function startSealer(services: Parameters<Job['run']>[0], everyMilliseconds = 2_000): () => Promise<void> {
  let running = Promise.resolve();
  const round = async (before: Promise<void>) => {
    await before;
    try {
      await sealAll(services);
    } catch (error) {
      // The next round retries; until then the lines count as unsealed.
      services.log.error({ err: error }, 'sealing failed');
    }
  };
  const timer = setInterval(() => {
    running = round(running);
  }, everyMilliseconds);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
