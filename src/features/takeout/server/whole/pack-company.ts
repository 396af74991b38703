import { announceBlobs, releaseBlobs } from '#features/files/server/public.ts';
import type { Upload } from '#kernel/contract/endpoint.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { discardUploads, stageUpload, stagingFolder } from '#kernel/server/files/staging.ts';
import type { Services } from '#kernel/server/services.ts';
import { nameAsJson, openSealedValues, takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import type { TakeoutTable } from '#kernel/server/takeout/takeout-share.ts';
import { closeTable, nextRows, openTable } from '#kernel/server/takeout/store-takeout.ts';
import { zipOf } from '#kernel/server/takeout/zip.ts';
import type { ZipWriter } from '#kernel/server/takeout/zip.ts';
import type { RunningWork, WorkKind } from '#kernel/server/work/work-kind.ts';
import { takeoutDays } from '../../contract/endpoints.ts';
import { mailAdmins } from '../deletion/mails.ts';
import { readCompanyFacts } from '../store.ts';
import { deleteExpired, deleteTakeout, readFileBytes, readTakeouts, setReady } from './store-company-takeout.ts';

const dayMilliseconds = 86_400_000;
const rowsAtOnce = 100;
const filesAtOnce = 200;
/** The progress in percent: tables, then files; the rest is for storing the result. */
const shareOfTables = 45;
const shareOfFiles = 50;

/** Packs all data of a company and keeps it for some days. One at a time for a company. */
export const takeoutWork: WorkKind = {
  name: 'companyTakeout',
  recordKind: 'companyTakeout',
  path: () => '/organisation/settings',
  // A large company takes long; after a crash it is packed anew when this time is over.
  expireInSeconds: 7200,
  run: packCompany,
  cancel: deleteTakeout,
};

async function packCompany(services: Services, work: RunningWork): Promise<void> {
  const packed = await stageUpload(
    stagingFolder(services.config),
    'takeout.zip',
    zipOf((zip) => fill(zip, services, work)),
  );
  try {
    await keep(services, work, packed);
  } finally {
    await discardUploads([packed]);
  }
}

async function keep(
  { database, fileStore, clock, ...services }: Services,
  { companyId, recordId: takeoutId, end }: RunningWork,
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
    if (!row) throw new Error(`Takeout ${takeoutId} is gone`);
    const facts = await readCompanyFacts(company);
    if (row.askedBy) await mailAdmins(services, company, 'ready', { ...facts, day: expiresAt, only: row.askedBy });
    await end(company);
  });
}

/** Writes the tables one by one and then the files; memory holds one page of rows and one chunk of a file. */
async function fill(zip: ZipWriter, services: Services, work: RunningWork): Promise<void> {
  const { database, clock, secrets } = services;
  const { companyId } = work;
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
  const report = reporter(services, work);
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
function reporter({ database }: Services, { companyId, report }: RunningWork): (percent: number) => Promise<void> {
  let reported = 0;
  return async (reached) => {
    const percent = Math.floor(reached);
    if (percent <= reported) return;
    reported = percent;
    await database.forCompany(companyId, (company) => report(company, percent));
  };
}

/** Deletes expired takeouts; their content is swept an hour later. */
export async function expireTakeouts({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const failedBefore = new Date(now.getTime() - takeoutDays * dayMilliseconds);
  await forEachCompany(database, async (company) => releaseBlobs(company, await deleteExpired(company, now, failedBefore), now));
}
