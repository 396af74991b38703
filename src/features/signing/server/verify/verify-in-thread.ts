import { runThread } from '#kernel/server/sheets/run-thread.ts';
import type { PdfToVerify, PdfVerdict } from './verify-pdf.ts';
import type { SealedToVerify, SealedVerdict } from './verify-sealed.ts';

/** Verifies a file of anybody, in a thread with limits; what takes too much is not ours. */
export async function verifyInThread(file: PdfToVerify): Promise<PdfVerdict> {
  return (await runThread<PdfVerdict>(new URL('verify-thread.ts', import.meta.url), file)) ?? { result: 'foreign' };
}

/** Verifies a file that was just sealed, likewise. */
export async function verifySealedInThread(file: SealedToVerify): Promise<SealedVerdict> {
  const late = { fault: 'verifying took too much time or memory', pages: 0, stampedUntil: undefined };
  return (await runThread<SealedVerdict>(new URL('verify-sealed-thread.ts', import.meta.url), file)) ?? late;
}
