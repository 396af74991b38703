import { hash, type X509Certificate } from 'node:crypto';
import type { SealLevel } from '../../contract/kinds.ts';
import { findSignatures, momentIn, type PdfSignature } from './find-signatures.ts';
import { PdfReader } from './pdf-reader.ts';
import { PdfFault } from './pdf-values.ts';
import { readCms, type SignedMessage } from './read-cms.ts';
import { isLogWhole, readEvidence, type ReadEvidence } from './read-evidence.ts';
import { isOneChain, readTimeStamp, type TimeStamp } from './read-time-stamp.ts';

/** What is looked at, each good or not (signing.40). */
export const sealChecks = ['range', 'digest', 'signature', 'certificate', 'certification', 'log', 'appended', 'timeStamp'] as const;
export type SealCheck = (typeof sealChecks)[number];

export interface PdfToVerify {
  bytes: Uint8Array;
  /** The SHA-256 of certificates that seals were made with here. */
  certificates: readonly string[];
  /** The file is known as it is, with what was appended after its seal. */
  isKnownFile: boolean;
}

/** A seal of ours that was found in a file, and what is true of it. */
interface FoundSeal {
  result: 'ours' | 'changed';
  checks: { check: SealCheck; isGood: boolean }[];
  sealedAt: Date | undefined;
  stampedAt: Date | undefined;
  /** Its time-stamps cover the whole file, and what is needed to check them is in it. */
  level: SealLevel;
  /** Until when its time-stamps can be checked. */
  stampedUntil: Date | undefined;
  certificate: { subject: string; issuer: string; validFrom: Date; validUntil: Date };
  evidence: ReadEvidence | undefined;
  /** Where what was sealed ends. */
  sealedEnd: number;
}

export type PdfVerdict = { result: 'foreign' } | FoundSeal;

/** Verifies a PDF, without any code that seals. */
export function verifyPdf(file: PdfToVerify): PdfVerdict {
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  try {
    return verified(bytes, file) ?? remains(bytes, file);
  } catch (error) {
    if (error instanceof PdfFault) return remains(bytes, file);
    throw error;
  }
}

interface OurSignature {
  signature: PdfSignature;
  message: SignedMessage;
}

/** Verifies the seal that the file's form names; undefined when there is none of ours. */
function verified(bytes: Buffer, file: PdfToVerify): FoundSeal | undefined {
  const reader = new PdfReader(bytes);
  const signatures = findSignatures(reader);
  const ours = signatures.flatMap((signature): OurSignature[] => {
    const message = signature.isTimeStamp ? undefined : readCms(signature.contents);
    return message && isKnown(message, file) ? [{ signature, message }] : [];
  });
  const [seal] = ours;
  if (!seal) return undefined;
  const isOnlyOne = signatures.filter(({ isTimeStamp }) => !isTimeStamp).length === 1;
  return verifySeal(bytes, file, { ...seal, signatures, isOnlyOne });
}

const isKnown = ({ certificate }: SignedMessage, { certificates }: PdfToVerify): boolean =>
  certificates.includes(hash('sha256', certificate.raw));

interface SealToVerify extends OurSignature {
  signatures: readonly PdfSignature[];
  isOnlyOne: boolean;
}

function verifySeal(bytes: Buffer, file: PdfToVerify, { signature, message, signatures, isOnlyOne }: SealToVerify): FoundSeal {
  const parts = sealedParts(bytes, signature, message);
  const sealedEnd = parts ? (signature.range[2] ?? 0) + (signature.range[3] ?? 0) : 0;
  const evidence = parts && evidenceUpTo(bytes, sealedEnd);
  const stamp = message.timeStamp && readTimeStamp(message.timeStamp, [message.signature]);
  const sealedAt = momentIn(signature.claimedTime);
  const archive = signatures.filter(({ isTimeStamp }) => isTimeStamp).map((one) => documentStamp(bytes, one));
  const good: Record<SealCheck, boolean> = {
    range: parts !== undefined,
    digest: parts !== undefined && message.digest.equals(hash(message.algorithm, Buffer.concat(parts), 'buffer')),
    signature: message.isSigned,
    certificate:
      message.isNamed &&
      !message.hasSigningTime &&
      isValidAt(message.certificate, stamp?.at ?? sealedAt) &&
      isOneChain(message.certificate, message.certificates),
    certification: signature.isCertification && isOnlyOne,
    log: evidence !== undefined && isLogWhole(evidence),
    appended: sealedEnd === bytes.length || file.isKnownFile,
    timeStamp:
      evidence?.level !== 'B-LTA' ||
      (stamp?.isGood === true && archive.every((one) => one?.isGood === true) && (archive.length > 0 || !file.isKnownFile)),
  };
  const checks = sealChecks.map((check) => ({ check, isGood: good[check] }));
  return {
    result: checks.every(({ isGood }) => isGood) ? 'ours' : 'changed',
    checks,
    sealedAt,
    stampedAt: stamp?.at,
    level: archive.length > 0 ? 'B-LTA' : 'B-B',
    stampedUntil: archive.findLast((one) => one !== undefined)?.validUntil ?? stamp?.validUntil,
    certificate: shown(message.certificate),
    evidence,
    sealedEnd,
  };
}

/** What the seal speaks for: all up to its end but its own message; undefined when it leaves out anything else. */
function sealedParts(bytes: Buffer, { range, contents }: PdfSignature, { size }: SignedMessage): [Buffer, Buffer] | undefined {
  const [from, start = 0, end = 0, rest = 0] = range;
  const isWhole =
    range.length === 4 &&
    range.every((one) => Number.isSafeInteger(one) && one >= 0) &&
    from === 0 &&
    start < end &&
    end + rest <= bytes.length;
  if (!isWhole || bytes[start] !== 0x3c || bytes[end - 1] !== 0x3e) return undefined;
  const written = bytes.toString('latin1', start + 1, end - 1);
  // Behind the message there are zeros only.
  const isOnlyMessage = written.toLowerCase() === contents.toString('hex') && contents.subarray(size).every((byte) => byte === 0);
  return isOnlyMessage ? [bytes.subarray(0, start), bytes.subarray(end, end + rest)] : undefined;
}

function evidenceUpTo(bytes: Buffer, end: number): ReadEvidence | undefined {
  try {
    return readEvidence(new PdfReader(bytes, end));
  } catch (error) {
    if (error instanceof PdfFault) return undefined;
    throw error;
  }
}

/** A time-stamp of the whole file as it was then. */
function documentStamp(bytes: Buffer, { range, contents }: PdfSignature): TimeStamp | undefined {
  const [, start = 0, end = 0, rest = 0] = range;
  return readTimeStamp(contents, [bytes.subarray(0, start), bytes.subarray(end, end + rest)]);
}

function isValidAt({ validFromDate, validToDate }: X509Certificate, at: Date | undefined): boolean {
  return at !== undefined && validFromDate <= at && at <= validToDate;
}

function shown({ subject, issuer, validFromDate: validFrom, validToDate: validUntil }: X509Certificate): FoundSeal['certificate'] {
  return { subject: onOneLine(subject), issuer: onOneLine(issuer), validFrom, validUntil };
}

const onOneLine = (name: string): string => name.replaceAll('\n', ', ');

const longestMessage = 128 * 1024;

/** A file that readers find no seal of ours in: was there one, before it was changed? */
function remains(bytes: Buffer, file: PdfToVerify): PdfVerdict {
  const text = bytes.toString('latin1');
  for (const { index } of text.matchAll(/\/Contents\s*</g)) {
    const written = /^\/Contents\s*<([0-9a-fA-F]{200,})>/.exec(text.slice(index, index + longestMessage * 2));
    const message = written?.[1] === undefined ? undefined : readCms(Buffer.from(written[1], 'hex'));
    if (!message || !isKnown(message, file)) continue;
    const checks = [{ check: 'range', isGood: false } as const];
    const unknown = {
      sealedAt: undefined,
      stampedAt: undefined,
      level: 'B-B',
      stampedUntil: undefined,
      evidence: undefined,
      sealedEnd: 0,
    } as const;
    return { result: 'changed', checks, certificate: shown(message.certificate), ...unknown };
  }
  return { result: 'foreign' };
}
