import type { Company, Unit } from './database/unit.ts';
import type { SealedTable } from './sealed-tables.ts';
import { sealedTables } from './sealed-tables.ts';
import type { Secrets } from './secrets.ts';
import type { Services } from './services.ts';
import { readCompanyIds } from './store-companies.ts';
import { readStaleRows, replaceSealed, type StaleRow } from './store-sealed.ts';

type Needed = Pick<Services, 'database' | 'registers' | 'secrets'>;

export interface ResealReport {
  table: string;
  /** Values that the newest key opens now. */
  resealed: number;
  /** Values that none of the keys opens; they are left as they are. */
  unreadable: number;
}

/**
 * Seals everything that an older key has sealed with the newest one, each batch in a transaction of its own: stopped in the middle, it
 * leaves whole rows, and the next run finds what is left. Processes may write meanwhile: the rows of a batch are locked.
 */
export async function resealAll(services: Needed, { batchSize = 500 } = {}): Promise<ResealReport[]> {
  const { database, registers, secrets } = services;
  const companies = await database.transaction(readCompanyIds);
  const reports: ResealReport[] = [];
  for (const table of registers.of(sealedTables).values()) {
    const report = { table: table.table, resealed: 0, unreadable: 0 };
    const reseal = (after: StaleRow | undefined) => (unit: Unit | Company) =>
      resealBatch(unit, secrets, table, { after, limit: batchSize });
    if (!table.isOfCompanies) await throughAll(report, (after) => database.transaction(reseal(after)));
    else for (const id of companies) await throughAll(report, (after) => database.forCompany(id, reseal(after)));
    reports.push(report);
  }
  return reports;
}

interface Batch extends Omit<ResealReport, 'table'> {
  /** The last row; undefined after the last batch. */
  last: StaleRow | undefined;
}

async function throughAll(report: ResealReport, next: (after: StaleRow | undefined) => Promise<Batch>): Promise<void> {
  let last: StaleRow | undefined;
  do {
    const batch = await next(last);
    report.resealed += batch.resealed;
    report.unreadable += batch.unreadable;
    last = batch.last;
  } while (last);
}

async function resealBatch(
  unit: Unit | Company,
  secrets: Secrets,
  table: SealedTable,
  { after, limit }: { after: StaleRow | undefined; limit: number },
): Promise<Batch> {
  const companyId = 'id' in unit ? unit.id : 0;
  const rows = await readStaleRows(unit, table, { fresh: secrets.freshPrefix, after, limit });
  const batch: Batch = { resealed: 0, unreadable: 0, last: rows.length === limit ? rows.at(-1) : undefined };
  const changed = rows.map((row) => {
    const values = table.columns.map((column): [string, string | null] => {
      const sealed = row[column] ?? null;
      if (sealed === null || sealed.startsWith(secrets.freshPrefix)) return [column, null];
      const place = table.placeOf({ companyId, key: row }, column);
      const plain = openedOr(() => secrets.decrypt(sealed, place));
      batch[plain === undefined ? 'unreadable' : 'resealed'] += 1;
      return [column, plain === undefined ? null : secrets.encrypt(plain, place)];
    });
    return { ...row, ...Object.fromEntries(values) };
  });
  await replaceSealed(unit, table, changed);
  return batch;
}

/** A value whose key is lost, or that was moved or changed, must not keep the others under the old key; the command says how many. */
function openedOr(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
