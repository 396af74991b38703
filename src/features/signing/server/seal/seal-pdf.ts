import type { SealKey } from '../authority/seal-key.ts';
import { runThread } from '#kernel/server/sheets/run-thread.ts';
import { makeCms } from './cms.ts';
import { fillSeal, sealedParts, type PreparedSeal, type SealToPrepare } from './prepared-seal.ts';
import { isSmall } from './small-document.ts';
import { askForTimeStamp } from './time-stamp.ts';

interface PdfToSeal extends Omit<SealToPrepare, 'reserved'> {
  key: SealKey;
  /** Time-stamp servers in their order; none for a seal without proven time. */
  timeStampUrls: readonly string[];
}

export interface SealedPdf {
  sealed: Uint8Array;
  /** With archive data; the same where there are none. */
  final: Uint8Array;
}

/** Room for signature and attributes, and for a time-stamp. */
const roomForSignature = 4 * 1024;
const roomForTimeStamp = 16 * 1024;

/** Seals a document with its signature page (signing.34). */
export async function sealPdf({ key, timeStampUrls, ...given }: PdfToSeal): Promise<SealedPdf> {
  const hasTime = timeStampUrls.length > 0;
  const certificates = [key.certificate, ...key.chain].reduce((sum, { length }) => sum + length, 0);
  const reserved = certificates + roomForSignature + (hasTime ? roomForTimeStamp : 0);
  const prepared = await prepare({ ...given, reserved });
  const timeStamp = hasTime ? (digest: Uint8Array) => askForTimeStamp(timeStampUrls, digest) : undefined;
  const sealed = fillSeal(prepared, await makeCms({ parts: sealedParts(prepared), key, timeStamp }));
  if (!hasTime) return { sealed, final: sealed };
  const { addArchiveData } = await import('./archive-seal.ts');
  return { sealed, final: await addArchiveData(sealed, timeStampUrls) };
}

/** A large document in a thread, so that it holds nobody up. */
async function prepare(seal: SealToPrepare): Promise<PreparedSeal> {
  if (isSmall(seal.original)) return (await import('./prepare-seal.ts')).prepareSeal(seal);
  const prepared = await runThread<PreparedSeal>(new URL('prepare-thread.ts', import.meta.url), seal);
  if (!prepared) throw new Error('Preparing the seal took too much time or memory');
  return prepared;
}
