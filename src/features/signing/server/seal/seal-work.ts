import { buffer } from 'node:stream/consumers';
import { keepContent } from '#features/files/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { typesetPdf } from '#kernel/server/pdf/print-pdf.ts';
import type { Services } from '#kernel/server/services.ts';
import { WorkFault, type RunningWork, type WorkKind } from '#kernel/server/work/work-kind.ts';
import { sealProblems, signingKind } from '../../contract/kinds.ts';
import { fingerprintOf } from '../authority/own-key.ts';
import { SealKeyFault } from '../authority/given-key.ts';
import { sealingKey } from '../authority/sealing-key.ts';
import type { SealKey } from '../authority/seal-key.ts';
import { completeRequest, failRequest } from '../end-request.ts';
import { moveInJob } from '../move-in-job.ts';
import { moveRequest } from '../move-request.ts';
import { readRequest } from '../store-requests.ts';
import { judgeSealedInThread } from '../verify/verify-in-thread.ts';
import { claimsTags } from './archive-claim.ts';
import { evidenceOf, writtenEvidence, type SealMark } from './evidence.ts';
import { readSealFacts, type SealFacts } from './seal-facts.ts';
import { sealPdf, type SealedPdf } from './seal-pdf.ts';
import { signaturePage } from './signature-page.ts';
import { insertProof, markAnnulled } from './store-seal.ts';
import { NoTimeStamp } from './time-stamp.ts';
import { digestOfCode, newVerifyCode } from '../rules/verify-code.ts';

/** Seals a document that everybody has signed (signing.31). What a try made before it failed is not referred to, and is swept. */
export const sealWork: WorkKind = {
  name: 'signing.seal',
  recordKind: signingKind,
  path: (requestId) => `/esigning?signingRequestId=${requestId}`,
  mostTries: 5,
  run: seal,
  failed: async (services, company, { recordId, reason }) => {
    const open = await readRequest(company, recordId);
    if (open?.status !== 'Sealing') return;
    await moveInJob({ ...jobOf(services, recordId), company }, (call) => failRequest(call, recordId, reason));
  },
};

const jobOf = (services: Services, requestId: string) => ({ services, now: services.clock.now(), action: 'job:signing.seal', requestId });

async function seal(services: Services, work: RunningWork): Promise<void> {
  const { database } = services;
  const { companyId, recordId: requestId } = work;
  const facts = await database.forCompany(companyId, (company) => begin(services, company, { work }));
  if (!facts) return;
  const made = await make(services, companyId, facts);
  await database.forCompany(companyId, (company) => work.report(company, 80));
  const file = await keepContent(services, { companyId, now: services.clock.now(), bytes: made.final });
  await database.forCompany(companyId, async (company) => {
    const { mark, archivedUntil, pages } = made;
    const { document, signatures, request } = facts;
    const signedAt = signatures.map((signature) => signature.signedAt).toSorted((one, other) => one.getTime() - other.getTime());
    await insertProof(company, {
      sha256: file.sha256,
      codeDigest: digestOfCode(services.secrets, mark.code),
      requestId,
      number: 1,
      level: mark.level,
      documentSha256: document.sha256,
      signers: signatures.length,
      signedAt: signedAt.at(-1) ?? mark.at,
      sealedAt: mark.at,
      archivedUntil: archivedUntil ?? null,
    });
    if (request.annulsId !== null) await markAnnulled(company, request.annulsId, services.clock.now());
    await moveInJob({ ...jobOf(services, requestId), company }, (call) =>
      completeRequest(call, requestId, { file: { ...file, pages }, level: mark.level }),
    );
    await work.end(company);
  });
}

/** What is to be sealed; undefined, with the work ended, when nothing is. Work that is tried again after it had failed takes its request out of its error. */
async function begin(services: Services, company: Company, { work }: { work: RunningWork }): Promise<SealFacts | undefined> {
  const requestId = work.recordId;
  const request = await readRequest(company, requestId);
  if (request?.status === 'Error') {
    await moveInJob({ ...jobOf(services, requestId), company }, (call) => moveRequest(call, requestId, 'retrySealing', { as: 'system' }));
  } else if (request?.status !== 'Sealing') {
    await work.end(company);
    return undefined;
  }
  return readSealFacts(company, requestId);
}

interface MadeSeal extends SealedPdf {
  mark: SealMark;
  pages: number;
  archivedUntil: Date | undefined;
}

/** Makes the sealed file and has it verified; outside of any transaction. */
async function make(services: Services, companyId: number, facts: SealFacts): Promise<MadeSeal> {
  const { config, clock, fileStore } = services;
  const { timeStampUrls, publicUrl } = config;
  const original = await buffer(await fileStore.open({ companyId, sha256: facts.document.sha256 }));
  const mark: SealMark = {
    code: newVerifyCode(),
    at: clock.now(),
    level: timeStampUrls.length > 0 ? 'B-LTA' : 'B-B',
    host: new URL(publicUrl).host,
  };
  const key = await keyOf(services);
  const isOwnKey = config.sealKey === undefined;
  const page = await typesetPdf(signaturePage({ facts, mark, key, isOwnKey, publicUrl, isLowered: claimsTags(original) }));
  const evidence = writtenEvidence(evidenceOf(facts, mark));
  const sealed = await sealPdf({ original, page: page.bytes, evidence, at: mark.at, key, timeStampUrls }).catch(named);
  const { fault, pages, stampedUntil } = await judgeSealedInThread({
    original,
    ...sealed,
    certificate: fingerprintOf(key.certificate),
    code: mark.code,
  });
  if (fault !== undefined) throw new WorkFault(sealProblems.verified, { cause: new Error(fault) });
  return { ...sealed, mark, pages, archivedUntil: stampedUntil };
}

function keyOf(services: Services): Promise<SealKey> {
  return sealingKey(services).catch(named);
}

/** What an administrator can do something about gets a name. */
function named(cause: unknown): never {
  if (cause instanceof SealKeyFault) throw new WorkFault(sealProblems.key, { cause });
  if (cause instanceof NoTimeStamp) throw new WorkFault(sealProblems.time, { cause });
  throw cause;
}
