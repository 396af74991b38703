import type { z } from 'zod';
import type { Upload } from '#kernel/contract/endpoint.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler, type PrepareContext } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import type { verifyDocument as contract } from '../../contract/endpoints-verify.ts';
import { digestOfCode } from '../rules/verify-code.ts';
import { readKnownCertificates, readProofOfCode, readProofOfFile, type KnownProof } from './store-proof.ts';
import { verifyInThread } from './verify-in-thread.ts';
import type { PdfVerdict } from './verify-pdf.ts';

/** Per address and ten minutes. Files cost more than codes, and codes are what is guessed. */
const limits = { file: 30, code: 30 } as const;
const windowSeconds = 600;

type Verification = z.input<(typeof contract)['answer']>['verification'];

const nothing: Verification = {
  result: 'foreign',
  sealedDate: null,
  level: null,
  signers: null,
  people: [],
  fingerprint: null,
  sealedFingerprint: null,
  certificate: null,
  isAnnulled: false,
  checks: [],
};

/** Says what is true of a file, or what a code stands for (signing.40). Nothing of the file is kept. */
export const verifyDocument = twoStepHandler<typeof contract, { verification: Verification }>(
  async (before, { files, body: { code } }) => {
    const [file] = files;
    if (file) return { verification: await ofFile(before, file) };
    if (code === undefined || code === '') return before.fail('signing.PdfRequired');
    return { verification: await ofCode(before, code) };
  },
  async ({ prepared }) => prepared,
);

type VerifyContext = PrepareContext<typeof contract>;

async function ofFile({ services, call, fail }: VerifyContext, { sha256, bytes, head }: Upload): Promise<Verification> {
  await requireRate(services, { key: `signing-verify-file|${call.ip}`, limit: limits.file, windowSeconds });
  if (!Buffer.from(head).includes('%PDF-')) return fail('signing.PdfRequired');
  const certificates = await services.database.read(readKnownCertificates);
  const known = await services.database.read((unit) => readProofOfFile(unit, sha256));
  const verdict = await verifyInThread({ bytes: await bytes(), certificates, isKnownFile: known !== undefined });
  if (verdict.result === 'foreign') return { ...nothing, sealedFingerprint: sha256 };
  return { ...nothing, ...verificationOf(verdict), sealedFingerprint: sha256, isAnnulled: await isAnnulled(services, verdict, known) };
}

/** Of a file that was changed, also by something behind its seal, nothing is told that would let it look like the one that was signed. */
function verificationOf(verdict: Exclude<PdfVerdict, { result: 'foreign' }>): Partial<Verification> {
  const { result, checks, certificate, evidence, stampedAt, sealedAt, level } = verdict;
  const found = { result, checks, certificate };
  if (!evidence || result !== 'ours') return found;
  const people = evidence.people.map(({ name, signedAt }) => ({ name, signedDate: new Date(signedAt), signingMethod: evidence.method }));
  const sealedDate = stampedAt ?? sealedAt ?? new Date(evidence.sealedAt);
  return { ...found, sealedDate, level, signers: people.length, people, fingerprint: evidence.document.sha256 };
}

async function isAnnulled(services: Services, verdict: PdfVerdict, known: KnownProof | undefined): Promise<boolean> {
  if (known) return known.annulledAt !== null;
  const code = verdict.result === 'ours' ? verdict.evidence?.code : undefined;
  if (code === undefined) return false;
  const proof = await services.database.read((unit) => readProofOfCode(unit, digestOfCode(services.secrets, code)));
  return proof?.annulledAt != null;
}

/** A code answers what is no secret of those who signed: when, how many, and which file. */
async function ofCode({ services, call }: VerifyContext, code: string): Promise<Verification> {
  await requireRate(services, { key: `signing-verify-code|${call.ip}`, limit: limits.code, windowSeconds });
  const proof = await services.database.read((unit) => readProofOfCode(unit, digestOfCode(services.secrets, code)));
  if (!proof) return { ...nothing, result: 'unknownCode' };
  const { sealedAt: sealedDate, level, signers, documentSha256: fingerprint, sha256: sealedFingerprint, annulledAt } = proof;
  return { ...nothing, result: 'ours', sealedDate, level, signers, fingerprint, sealedFingerprint, isAnnulled: annulledAt !== null };
}
