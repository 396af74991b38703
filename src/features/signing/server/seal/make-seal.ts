import { buffer } from 'node:stream/consumers';
import { typesetPdf } from '#kernel/server/pdf/print-pdf.ts';
import type { Services } from '#kernel/server/services.ts';
import { WorkFault } from '#kernel/server/work/work-kind.ts';
import { sealProblems } from '../../contract/kinds.ts';
import { SealKeyFault } from '../authority/given-key.ts';
import { fingerprintOf } from '../authority/own-key.ts';
import { sealingKey } from '../authority/sealing-key.ts';
import type { SealKey } from '../authority/seal-key.ts';
import { newVerifyCode } from '../rules/verify-code.ts';
import { verifySealedInThread } from '../verify/verify-in-thread.ts';
import type { SealedToVerify, SealedVerdict } from '../verify/verify-sealed.ts';
import { claimsTags } from './archive-claim.ts';
import { evidenceOf, writtenEvidence, type SealMark } from './evidence.ts';
import type { SealFacts } from './seal-facts.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { sealPdf, type SealedPdf } from './seal-pdf.ts';
import { signaturePage } from './signature-page.ts';
import { isSmall } from './small-document.ts';
import { NoTimeStamp } from './time-stamp.ts';

export interface MadeSeal extends SealedPdf {
  mark: SealMark;
  pages: number;
  archivedUntil: Date | undefined;
}

/** Makes the sealed file and has it verified; outside of any transaction. */
export async function makeSeal(services: Services, companyId: number, read: SealFacts): Promise<MadeSeal> {
  const { config, clock, fileStore } = services;
  const { timeStampUrls, publicUrl } = config;
  const original = await buffer(await fileStore.open({ companyId, sha256: read.document.sha256 }));
  const facts = await withPages(read, original);
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
  const { fault, pages, stampedUntil } = await verify({
    original,
    ...sealed,
    certificate: fingerprintOf(key.certificate),
    code: mark.code,
  });
  if (fault !== undefined) throw new WorkFault(sealProblems.verified, { cause: new Error(fault) });
  return { ...sealed, mark, pages, archivedUntil: stampedUntil };
}

/** Pages are counted when a file is uploaded; those of a contract and of an annulment, which the product prints, here. */
async function withPages(facts: SealFacts, original: Buffer): Promise<SealFacts> {
  if (facts.document.pages !== null) return facts;
  const report = await inspectPdf(original);
  return report.kind === 'fine' ? { ...facts, document: { ...facts.document, pages: report.pages } } : facts;
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

/** By the verifier, which shares no code with what sealed. */
async function verify(file: SealedToVerify): Promise<SealedVerdict> {
  return isSmall(file.original) ? (await import('../verify/verify-sealed.ts')).verifySealed(file) : verifySealedInThread(file);
}
