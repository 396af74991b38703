import { announceBlobs, releaseBlobs } from '#features/files/server/public.ts';
import type { Upload } from '#kernel/contract/endpoint.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { discardUploads, stageUpload, stagingFolder } from '#kernel/server/files/staging.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { Services } from '#kernel/server/services.ts';
import { nameAsJson, openSealedValues, takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import type { TakeoutTable } from '#kernel/server/takeout/takeout-share.ts';
import { closeTable, nextRows, openTable } from '#kernel/server/takeout/store-takeout.ts';
import { zipOf } from '#kernel/server/takeout/zip.ts';
import type { ZipWriter } from '#kernel/server/takeout/zip.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { takeoutDays } from '../../contract/endpoints.ts';
import { mailAdmins } from '../deletion/mails.ts';
import { readCompanyFacts } from '../store.ts';
import { deleteExpired, readFileBytes, readTakeouts, setFailed, setPercent, setReady } from './store-company-takeout.ts';

export const takeoutJob = 'takeout.pack-company';
const dayMilliseconds = 86_400_000;
const rowsAtOnce = 100;
const filesAtOnce = 200;
/** The progress in percent: tables, then files; the rest is for storing the result. */
const shareOfTables = 45;
const shareOfFiles = 50;

export interface TakeoutPlace {
  companyId: number;
  takeoutId: string;
}

/** Packs all data of a company and keeps it for some days. A crashed run is restarted; a failed one is marked as failed. */
export async function packCompany(services: Services, place: TakeoutPlace): Promise<void> {
  const { database } = services;
  const isRunning = await database.forCompany(place.companyId, (company) => setPercent(company, place.takeoutId, 0));
  if (!isRunning) return;
  try {
    const packed = await stageUpload(
      stagingFolder(services.config),
      'takeout.zip',
      zipOf((zip) => fill(zip, services, place)),
    );
    try {
      await keep(services, place, packed);
    } finally {
      await discardUploads([packed]);
    }
  } catch (error) {
    await database.forCompany(place.companyId, async (company) => {
      await setFailed(company, place.takeoutId);
      publishChanges(company, { entity: 'companyTakeout', entityId: place.takeoutId });
    });
    throw error;
  }
}

async function keep(
  { database, fileStore, clock, ...services }: Services,
  { companyId, takeoutId }: TakeoutPlace,
  packed: Upload,
): Promise<void> {
  const { sha256, size } = packed;
  await database.forCompany(companyId, (company) => announceBlobs(company, [{ sha256, size }], clock.now()));
  await fileStore.put({ companyId, sha256 }, packed);
  await database.forCompany(companyId, async (company) => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + takeoutDays * dayMilliseconds);
    await setReady(company, takeoutId, { sha256, size, now, expiresAt });
    const [row] = await readTakeouts(company, takeoutId);
    const facts = await readCompanyFacts(company);
    if (row?.askedBy) await mailAdmins(services, company, 'ready', { ...facts, day: expiresAt, only: row.askedBy });
    publishChanges(company, { entity: 'companyTakeout', entityId: takeoutId });
  });
}

/** Writes the tables one by one and then the files; memory holds one page of rows and one chunk of a file. */
async function fill(zip: ZipWriter, services: Services, place: TakeoutPlace): Promise<void> {
  const { database, clock, secrets } = services;
  const { companyId } = place;
  const modified = clock.now();
  const { facts, bytes } = await database.forCompany(companyId, async (company) => ({
    facts: await readCompanyFacts(company),
    bytes: await readFileBytes(company),
  }));
  const about = { format: 'samspill-company', formatVersion: 1, madeAt: modified.toISOString(), company: { companyId, ...facts } };
  await zip.add('takeout.json', Buffer.from(`${JSON.stringify(about, null, 2)}\n`), { modified });
  const tables = [...services.registers.of(takeoutShares)].flatMap(([feature, share]) =>
    share.tables.filter(({ section }) => section === undefined).map((table) => ({ feature, table })),
  );
  const report = reporter(services, place);
  for (const [index, { feature, table }] of tables.entries()) {
    await database.forCompany(companyId, async (company) => {
      await openTable(company, table);
      await zip.add(`data/${feature}/${table.table}.json`, rowsOf(company, table, secrets), { modified });
      await closeTable(company);
    });
    await report((shareOfTables * (index + 1)) / tables.length);
  }
  await addFiles(zip, services, companyId, (done) => report(shareOfTables + (shareOfFiles * done) / Math.max(bytes, done, 1)));
}

async function* rowsOf(company: Company, table: TakeoutTable, secrets: Services['secrets']): AsyncGenerator<string> {
  let before = '[\n';
  for (let rows = await nextRows(company, rowsAtOnce); rows.length > 0; rows = await nextRows(company, rowsAtOnce)) {
    yield before + rows.map((row) => JSON.stringify(nameAsJson(openSealedValues(secrets, company.id, table, row)))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function addFiles(zip: ZipWriter, services: Services, companyId: number, report: (bytes: number) => Promise<void>): Promise<void> {
  let done = 0;
  for (const { files } of services.registers.of(takeoutShares).values()) {
    if (!files) continue;
    const page = (after: string | undefined) =>
      services.database.forCompany(companyId, (company) => files(company, { after, limit: filesAtOnce }));
    for (let found = await page(undefined); found.length > 0; found = await page(found.at(-1)?.cursor)) {
      for (const { path, sha256, size, modified } of found) {
        await zip.add(`files/${path}`, await services.fileStore.open({ companyId, sha256 }), { modified });
        done += size;
        await report(done);
      }
    }
  }
}

/** Reports the progress, once per percent. */
function reporter({ database }: Services, { companyId, takeoutId }: TakeoutPlace): (percent: number) => Promise<void> {
  let told = 0;
  return async (reached) => {
    const percent = Math.min(99, Math.floor(reached));
    if (percent <= told) return;
    told = percent;
    await database.forCompany(companyId, async (company) => {
      await setPercent(company, takeoutId, percent);
      publishChanges(company, { entity: 'companyTakeout', entityId: takeoutId });
    });
  };
}

/** Deletes expired takeouts; their content is swept an hour later. */
export async function expireTakeouts({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const failedBefore = new Date(now.getTime() - takeoutDays * dayMilliseconds);
  for (const companyId of await database.transaction(readCompanyIds)) {
    await database.forCompany(companyId, async (company) => releaseBlobs(company, await deleteExpired(company, now, failedBefore), now));
  }
}
