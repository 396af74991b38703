import { pageTexts } from './page-texts.ts';
import { verifyPdf, type PdfVerdict } from './verify-pdf.ts';

export interface SealedToVerify {
  original: Uint8Array;
  /** As it was sealed, before archive data. */
  sealed: Uint8Array;
  /** With archive data; the same where there are none. */
  final: Uint8Array;
  certificate: string;
  code: string;
}

/** What is wrong with a sealed file; `fault` is undefined when everything is as it must be. */
export interface SealedVerdict {
  fault: string | undefined;
  pages: number;
  /** Until when its time-stamps can be checked. */
  stampedUntil: Date | undefined;
}

/** Verifies a file that was just sealed (signing.38). */
export async function verifySealed({ original, sealed, final, certificate, code }: SealedToVerify): Promise<SealedVerdict> {
  const verdict = verifyPdf({ bytes: sealed, certificates: [certificate], isKnownFile: false });
  const isArchived = final.length > sealed.length;
  const archived = isArchived ? verifyPdf({ bytes: final, certificates: [certificate], isKnownFile: true }) : verdict;
  const pages = await pageTexts(final);
  const faults = [
    faultIn(verdict, code),
    beginsWith(sealed, original) ? undefined : 'the document was written anew',
    beginsWith(final, sealed) ? undefined : 'archive data changed what was sealed',
    archived.result === 'ours' ? undefined : `with archive data: ${badChecks(archived)}`,
    differingPage(await pageTexts(original), pages),
  ];
  return {
    fault: faults.find((fault) => fault !== undefined),
    pages: pages.length,
    stampedUntil: archived.result === 'foreign' ? undefined : archived.stampedUntil,
  };
}

function faultIn(verdict: PdfVerdict, code: string): string | undefined {
  if (verdict.result !== 'ours') return badChecks(verdict);
  return verdict.evidence?.code === code ? undefined : 'the code is another';
}

function badChecks(verdict: PdfVerdict): string {
  if (verdict.result === 'foreign') return 'no seal was found';
  return verdict.checks
    .filter(({ isGood }) => !isGood)
    .map(({ check }) => check)
    .join(', ');
}

function beginsWith(whole: Uint8Array, beginning: Uint8Array): boolean {
  return Buffer.compare(whole.subarray(0, beginning.length), beginning) === 0;
}

function differingPage(before: readonly string[], after: readonly string[]): string | undefined {
  const page = before.findIndex((text, index) => after[index] !== text);
  if (page >= 0) return `page ${page + 1} reads otherwise`;
  return after.length > before.length ? undefined : 'the signature page is missing';
}
