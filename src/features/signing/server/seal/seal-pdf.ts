import type { SealKey } from '../authority/seal-key.ts';
import { runThread } from '#kernel/server/sheets/run-thread.ts';
import { addArchiveData } from './archive-seal.ts';
import { makeCms } from './cms.ts';
import { fillSeal, sealedParts, type PreparedSeal, type SealToPrepare } from './prepare-seal.ts';
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

/** Seals a document with its signature page (signing.34): in a thread what takes time, and here what needs the key. */
export async function sealPdf({ key, timeStampUrls, ...given }: PdfToSeal): Promise<SealedPdf> {
  const hasTime = timeStampUrls.length > 0;
  const certificates = [key.certificate, ...key.chain].reduce((sum, { length }) => sum + length, 0);
  const reserved = certificates + roomForSignature + (hasTime ? roomForTimeStamp : 0);
  const prepared = await runThread<PreparedSeal>(new URL('prepare-thread.ts', import.meta.url), { ...given, reserved });
  if (!prepared) throw new Error('Preparing the seal took too much time or memory');
  const timeStamp = hasTime ? (digest: Uint8Array) => askForTimeStamp(timeStampUrls, digest) : undefined;
  const sealed = fillSeal(prepared, await makeCms({ parts: sealedParts(prepared), key, timeStamp }));
  return { sealed, final: hasTime ? await addArchiveData(sealed, timeStampUrls) : sealed };
}
