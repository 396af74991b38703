import { buffer } from 'node:stream/consumers';
import { keepContent, releaseBlobs } from '#features/files/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { appendEvent } from '../append-event.ts';
import { readFiles, type FileRow } from '../store-files.ts';
import { lockRequest } from '../store-requests.ts';
import { readKnownCertificates } from '../verify/store-proof.ts';
import { verifyInThread } from '../verify/verify-in-thread.ts';
import { addArchiveData } from './archive-seal.ts';
import { insertProof, readEndingArchives, readProof, replaceSigned } from './store-seal.ts';

/** How long before the certificate of its newest time-stamp ends a file gets another one. */
const leadDays = 90;

/** Prolongs the archive data of sealed files before their time-stamps can no longer be checked (signing.37); a job runs it every night. */
export async function renewArchives(services: Services): Promise<void> {
  const { database, clock, config } = services;
  if (config.timeStampUrls.length === 0) return;
  const before = new Date(clock.now().getTime() + leadDays * 86_400_000);
  for (const companyId of await database.transaction(readCompanyIds)) {
    const ending = await database.forCompany(companyId, (company) => readEndingArchives(company, before));
    for (const requestId of ending) await renew(services, companyId, requestId);
  }
}

/** One that fails is tried again the next night, and keeps no other from it. */
async function renew(services: Services, companyId: number, requestId: string): Promise<void> {
  try {
    await renewOne(services, companyId, requestId);
  } catch (error) {
    services.log.error({ err: error, companyId, requestId }, 'archive data were not renewed');
  }
}

async function renewOne(services: Services, companyId: number, requestId: string): Promise<void> {
  const { database, clock, config, fileStore } = services;
  const { file, certificates } = await database.forCompany(companyId, async (company) => ({
    file: await signedFile(company, requestId),
    certificates: await readKnownCertificates(company),
  }));
  if (!file) return;
  const former = await buffer(await fileStore.open({ companyId, sha256: file.sha256 }));
  const bytes = await addArchiveData(former, config.timeStampUrls);
  const verdict = await verifyInThread({ bytes, certificates, isKnownFile: true });
  const isSame = Buffer.compare(bytes.subarray(0, former.length), former) === 0;
  if (verdict.result !== 'ours' || !verdict.stampedUntil || !isSame) throw new Error('The file with new archive data is not as it must be');
  const { stampedUntil: archivedUntil } = verdict;
  const stored = await keepContent(services, { companyId, now: clock.now(), bytes });
  await database.forCompany(companyId, async (company) => {
    const now = clock.now();
    const [open, proof] = [await lockRequest(company, requestId), await readProof(company, requestId)];
    // Deleted, or renewed by another process meanwhile.
    if (!open || proof?.sha256 !== file.sha256) return;
    await replaceSigned(company, file.fileId, stored);
    await insertProof(company, { ...proof, ...stored, number: proof.number + 1, level: 'B-LTA', archivedUntil });
    await appendEvent({ company, now }, requestId, { kind: 'resealed', facts: { sha256: stored.sha256 } });
    await releaseBlobs(company, [file.sha256], now);
  });
}

async function signedFile(company: Company, requestId: string): Promise<FileRow | undefined> {
  return (await readFiles(company, [requestId])).find(({ kind }) => kind === 'signed');
}
