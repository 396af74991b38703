import { keepContent } from '#features/files/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { RunningWork, WorkKind } from '#kernel/server/work/work-kind.ts';
import { signingKind } from '../../contract/kinds.ts';
import { completeRequest, failRequest, lockWithAnnulled } from '../end-request.ts';
import { moveInJob } from '../move-in-job.ts';
import { moveRequest } from '../move-request.ts';
import { readRequest } from '../store-requests.ts';
import { readSealFacts, type SealFacts } from './seal-facts.ts';
import { insertProof, markAnnulled } from './store-seal.ts';
import { digestOfCode } from '../rules/verify-code.ts';

/** Seals a document that everybody has signed (signing.31). What a try made before it failed is not referred to, and is swept. */
export const sealWork: WorkKind = {
  name: 'signing.seal',
  recordKind: signingKind,
  path: (requestId) => `/esigning?signingRequestId=${requestId}`,
  maxTries: 5,
  // A time-stamp server that is away is away for minutes.
  retryDelaySeconds: 60,
  // With silent servers it takes a minute or two.
  expireInSeconds: 240,
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
  // With its libraries only when something is sealed.
  const { makeSeal } = await import('./make-seal.ts');
  const made = await makeSeal(services, companyId, facts);
  await database.forCompany(companyId, (company) => work.report(company, 80));
  const file = await keepContent(services, { companyId, now: services.clock.now(), bytes: made.final });
  await database.forCompany(companyId, async (company) => {
    const { mark, archivedUntil, pages } = made;
    const { document, signatures, request } = facts;
    if (request.annulsId !== null) await lockWithAnnulled(company, requestId, request.annulsId);
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
      annulledAt: null,
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
