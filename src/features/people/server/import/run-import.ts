import { analyzeAfter } from '#kernel/server/analyze.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { Services } from '#kernel/server/services.ts';
import { isEmailTaken } from '../store-people.ts';
import { importJob, nextCheckAt } from './import-people.ts';
import { countBatch, readImport } from './store-import.ts';
import { readNext, saveResults } from './store-import-rows.ts';
import { writeBatch } from './write-batch.ts';

/** People per transaction: small enough for visible progress, large enough that the number of statements does not matter. */
const batchSize = 500;

export interface ImportPlace {
  companyId: number;
  importId: string;
}

/**
 * Carries out an import. Each batch is one transaction that writes people, marks their rows and counts them, so a crash leaves no
 * half-written batch; the next run continues with the rows that are not marked. Concurrent processes take turns by the lock.
 */
export async function runImport(services: Services, place: ImportPlace): Promise<void> {
  const isRunning = await lookAgainLater(services, place);
  let left = isRunning;
  while (left) left = await nextBatch(services, place);
}

/** Schedules a second job, in case this one crashes: the queue would restart a crashed job only after many minutes. */
async function lookAgainLater({ database, jobs, clock }: Services, { companyId, importId }: ImportPlace): Promise<boolean> {
  return database.forCompany(companyId, async (company) => {
    const found = await readImport(company, importId);
    if (found?.state !== 'running') return false;
    await jobs.enqueue(company, importJob, { companyId, importId }, { startAfter: nextCheckAt(clock.now()) });
    return true;
  });
}

async function nextBatch(services: Services, place: ImportPlace): Promise<boolean> {
  try {
    return await oneBatch(services, place, false);
  } catch (error) {
    // Another transaction committed one of the e-mails while the batch was being written; the retry sees it.
    if (!isEmailTaken(error)) throw error;
    return oneBatch(services, place, true);
  }
}

/** Returns whether rows are left. */
function oneBatch(services: Services, { companyId, importId }: ImportPlace, isRetry: boolean): Promise<boolean> {
  return services.database.forCompany(companyId, async (company) => {
    const found = await readImport(company, importId, { lock: true });
    if (found?.state !== 'running' || !found.startedBy) return false;
    const rows = await readNext(company, importId, batchSize);
    const now = services.clock.now();
    const today = dayIn(found.startedBy.timeZone, now);
    const results =
      rows.length === 0
        ? []
        : await writeBatch({ company, services, secrets: services.secrets, now, today, by: found.startedBy.companyUserId }, found, rows);
    if (results.length > 0) await saveResults(company, importId, results);
    const written = results.filter(({ outcome }) => outcome === 'written').length;
    const isLast = found.written + found.failed + results.length >= found.total;
    await countBatch(company, importId, { written, failed: results.length - written, isLast, now });
    if (isLast) await analyzeAfter(company, services.jobs, found.total);
    publishChanges(company, { entity: 'peopleImport', entityId: importId });
    if (isRetry) services.log.info({ importId }, 'an import batch was written again after somebody took one of its e-mails');
    return !isLast;
  });
}
