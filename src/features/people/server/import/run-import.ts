import { analyzeAfter } from '#kernel/server/analyze.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Services } from '#kernel/server/services.ts';
import type { RunningWork, WorkKind } from '#kernel/server/work/work-kind.ts';
import { isEmailTaken } from '../store-people.ts';
import { countBatch, readImport } from './store-import.ts';
import { readNext, saveResults } from './store-import-rows.ts';
import { writeBatch } from './write-batch.ts';

/** People per transaction: small enough for visible progress, large enough that the number of statements does not matter. */
const batchSize = 500;

/**
 * Carries out an import. Each batch is one transaction that writes people, marks their rows and counts them, so a crash leaves no
 * half-written batch; the next try continues with the rows that are not marked. Concurrent processes take turns by the lock.
 */
export const importWork: WorkKind = {
  name: 'peopleImport',
  recordKind: 'peopleImport',
  path: (importId) => `/people/import?import=${importId}`,
  mostTries: 6,
  lookAgainSeconds: 15,
  run: runImport,
};

/** Does what is left of an import. */
export async function runImport(services: Services, work: RunningWork): Promise<void> {
  let left = true;
  while (left) left = await nextBatch(services, work);
}

async function nextBatch(services: Services, work: RunningWork): Promise<boolean> {
  try {
    return await oneBatch(services, work, false);
  } catch (error) {
    // Another transaction committed one of the e-mails while the batch was being written; the retry sees it.
    if (!isEmailTaken(error)) throw error;
    return oneBatch(services, work, true);
  }
}

/** Returns whether rows are left. */
function oneBatch(services: Services, { companyId, recordId: importId, report, end }: RunningWork, isRetry: boolean): Promise<boolean> {
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
    const done = found.written + found.failed + results.length;
    const isLast = done >= found.total;
    await countBatch(company, importId, { written, failed: results.length - written, isLast, now });
    if (isLast) await analyzeAfter(company, services.jobs, found.total);
    await (isLast ? end(company) : report(company, (100 * done) / found.total));
    if (isRetry) services.log.info({ importId }, 'an import batch was written again after somebody took one of its e-mails');
    return !isLast;
  });
}
