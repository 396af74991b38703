import { analyzeAfter } from '../analyze.ts';
import { dayIn } from '../clock.ts';
import type { Company } from '../database/unit.ts';
import type { Services } from '../services.ts';
import type { RunningWork, WorkKind } from '../work/work-kind.ts';
import type { ImportTables } from './import-tables.ts';
import { countBatch, readImport, type ImportRecord } from './store-import.ts';
import { readNext, saveResults, type RowRecord, type RowResult } from './store-import-rows.ts';

/** Records per transaction: small enough for visible progress, large enough that the number of statements does not matter. */
const batchSize = 500;

/** In whose name a batch is written, and when. */
export interface BatchContext {
  company: Company;
  services: Services;
  now: Date;
  /** The day where whoever started the import is. */
  today: string;
  /** Who started it. */
  by: string;
}

/** One kind of import, declared by the feature whose records it writes. */
export interface ImportKind extends ImportTables {
  /** Of its work, and of its record as the log names it. */
  name: string;
  path: (importId: string) => string;
  /** Takes what a batch needs before it locks the import: whoever erases people takes both in this order. */
  lockFirst?: (company: Company) => Promise<void>;
  /** Writes the records of some rows with a constant number of statements; rows with a conflicting change are not written and marked as such. */
  writeBatch: (context: BatchContext, plan: ImportRecord, rows: readonly RowRecord[]) => Promise<RowResult[]>;
  /** Whether another transaction has taken something of a batch meanwhile, so that writing it once more sees that. */
  isTaken?: (error: unknown) => boolean;
}

/** The work that carries out imports of a kind. */
export function importWork(kind: ImportKind): WorkKind {
  return {
    name: kind.name,
    recordKind: kind.name,
    path: kind.path,
    maxTries: 6,
    lookAgainSeconds: 15,
    run: (services, work) => runImport(services, kind, work),
  };
}

/**
 * Does what is left of an import. Each batch is one transaction that writes records, marks their rows and counts them, so a crash leaves no
 * half-written batch; the next try continues with the rows that are not marked. Concurrent processes take turns by the lock.
 */
export async function runImport(services: Services, kind: ImportKind, work: RunningWork): Promise<void> {
  let left = true;
  while (left) left = await nextBatch(services, kind, work);
}

async function nextBatch(services: Services, kind: ImportKind, work: RunningWork): Promise<boolean> {
  try {
    return await oneBatch(services, kind, work);
  } catch (error) {
    if (!kind.isTaken?.(error)) throw error;
    const left = await oneBatch(services, kind, work);
    services.log.info({ importId: work.recordId }, 'an import batch was written again after somebody took something of it');
    return left;
  }
}

/** Returns whether rows are left. */
function oneBatch(services: Services, kind: ImportKind, { companyId, recordId: importId, report, end }: RunningWork): Promise<boolean> {
  return services.database.forCompany(companyId, async (company) => {
    await kind.lockFirst?.(company);
    const found = await readImport(company, kind, importId, { lock: true });
    if (found?.state !== 'running' || !found.startedBy) return false;
    const { companyUserId: by, timeZone } = found.startedBy;
    const rows = await readNext(company, kind, importId, batchSize);
    const now = services.clock.now();
    const context = { company, services, now, today: dayIn(timeZone, now), by };
    const results = rows.length === 0 ? [] : await kind.writeBatch(context, found, rows);
    if (results.length > 0) await saveResults(company, kind, importId, results);
    const written = results.filter(({ outcome }) => outcome === 'written').length;
    const done = found.written + found.failed + results.length;
    const isLast = done >= found.total;
    await countBatch(company, kind, importId, { written, failed: results.length - written, isLast, now });
    if (isLast) await analyzeAfter(company, services.jobs, found.total);
    await (isLast ? end(company) : report(company, (100 * done) / found.total));
    return !isLast;
  });
}
