import { z } from 'zod';
import { forEachCompany } from '../for-each-company.ts';
import type { Company } from '../database/unit.ts';
import { Failure } from '../failure.ts';
import type { Job } from '../jobs.ts';
import type { Services } from '../services.ts';
import { after, publishWork, queueOf } from './start-work.ts';
import { beginWork, deleteWorkBefore, failWorkTriedBefore, writeDone, writeFailure, writePercent } from './store-work.ts';
import { WorkFault, workKinds } from './work-kind.ts';
import type { RunningWork, WorkKind, WorkPlace } from './work-kind.ts';

const Place = z.object({ companyId: z.number(), workId: z.uuid(), recordId: z.uuid() });
const usualTries = 3;
/** The queue's own limit (`jobs.ts`), in seconds. */
const usualExpiry = 900;
const usualAtOnce = 2;
const daysKept = 30;

/** The work was cancelled, or another process has ended it; what the try did last is undone. */
class WorkEnded extends Error {
  override name = 'WorkEnded';
}

/** The job that does a kind's work. */
export function workJob(kind: WorkKind): Job {
  return {
    name: queueOf(kind),
    run: (services, data) => runWork(services, kind, Place.parse(data)),
    retryLimit: (kind.maxTries ?? usualTries) - 1,
    atOnce: kind.atOnce ?? usualAtOnce,
    ...(kind.retryDelaySeconds !== undefined && { retryDelaySeconds: kind.retryDelaySeconds }),
    ...(kind.expireInSeconds !== undefined && { expireInSeconds: kind.expireInSeconds }),
  };
}

/** One try. What it throws goes on to the queue, which tries again later. */
export async function runWork(services: Services, kind: WorkKind, place: WorkPlace): Promise<void> {
  const { database, clock } = services;
  const begun = await database.forCompany(place.companyId, (company) => begin(services, company, { kind, place }));
  if (!begun) return;
  const published = { ...place, recordKind: kind.recordKind, startedBy: begun.startedBy };
  try {
    await kind.run(services, runningWork(services, place, published));
  } catch (error) {
    if (error instanceof WorkEnded) return;
    const reason = error instanceof Failure || error instanceof WorkFault ? error.code : 'common.Unknown';
    await database.forCompany(place.companyId, async (company) => {
      const wasLast = await writeFailure(company, place.workId, { reason, maxTries: kind.maxTries ?? usualTries, now: clock.now() });
      if (wasLast) await kind.failed?.(services, company, { recordId: place.recordId, reason });
      publishWork(company, published);
    });
    throw error;
  }
}

async function begin(
  { jobs, clock }: Services,
  company: Company,
  { kind, place }: { kind: WorkKind; place: WorkPlace },
): ReturnType<typeof beginWork> {
  const begun = await beginWork(company, place.workId, { kind, now: clock.now() });
  if (begun && kind.lookAgainSeconds !== undefined)
    await jobs.enqueue(company, queueOf(kind), { ...place }, { startAfter: after(clock.now(), kind.lookAgainSeconds) });
  return begun;
}

function runningWork({ clock }: Services, place: WorkPlace, published: Parameters<typeof publishWork>[1]): RunningWork {
  const tell = (company: Company, isRunning: boolean): void => {
    if (!isRunning) throw new WorkEnded();
    publishWork(company, published);
  };
  return {
    ...place,
    report: async (company, percent) => tell(company, await writePercent(company, place.workId, Math.min(99, Math.floor(percent)))),
    end: async (company) => tell(company, await writeDone(company, place.workId, clock.now())),
    fail: async (company, reason) => tell(company, await writeFailure(company, place.workId, { reason, maxTries: 0, now: clock.now() })),
  };
}

/**
 * Ends work as failed that nobody goes on with: its process has ended in the last try, and the queue tries no more. Otherwise it would run for ever,
 * without a button to begin it again. A job runs it.
 */
export async function failLostWork(services: Services): Promise<void> {
  const { database, clock, registers } = services;
  const now = clock.now();
  const kinds = [...registers.of(workKinds).values()];
  await forEachCompany(database, async (company) => {
    for (const { name, recordKind, expireInSeconds = usualExpiry, failed } of kinds) {
      // The queue gives a lost try up after its limit, and begins the next within minutes.
      const before = after(now, -2 * expireInSeconds);
      const lost = await failWorkTriedBefore(company, name, { before, reason: 'common.Unknown', now });
      for (const place of lost) {
        await failed?.(services, company, { recordId: place.recordId, reason: 'common.Unknown' });
        publishWork(company, { ...place, recordKind });
      }
    }
  });
}

/** Forgets work that ended long ago; a job runs it. */
export async function sweepWork({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = after(clock.now(), -daysKept * 86_400);
  await forEachCompany(database, (company) => deleteWorkBefore(company, before));
}
