import { runThread } from '#kernel/server/sheets/run-thread.ts';
import type { pdfCodes } from '../../contract/codes.ts';

/** What is thought of a PDF that is to be signed. */
export type PdfReport =
  | { kind: 'fine'; bytes: Buffer; pages: number; repaired: boolean }
  | { kind: 'refused'; code: (typeof pdfCodes)[number] };

/** The same as the thread answers it: repaired bytes, or none when the file is fine as it is. */
export type ThreadReport = Exclude<PdfReport, { kind: 'fine' }> | { kind: 'fine'; pages: number; repaired: Uint8Array | undefined };

/**
 * Tries whether a PDF can be sealed, before anybody is asked to sign it; repairs it where what it shows stays the same. In a thread with limits, so
 * that a hostile file costs nobody else anything. Must not be called inside a transaction.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfReport> {
  const report = await runThread<ThreadReport>(new URL('inspect-thread.ts', import.meta.url), bytes);
  if (!report) return { kind: 'refused', code: 'signing.PdfDamaged' };
  if (report.kind === 'refused') return report;
  const { pages, repaired } = report;
  return { kind: 'fine', bytes: Buffer.from(repaired ?? bytes), pages, repaired: repaired !== undefined };
}
