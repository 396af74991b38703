import { execFileSync } from 'node:child_process';

/** The words of a PDF on one line, as a reader sees them. */
export function textOfPdf(pdf: Uint8Array): string {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, maxBuffer: 64 * 1024 * 1024 }).toString();
  return text.replaceAll('\u200b', '').replaceAll('\u00ad', '').replace(/\s+/g, ' ');
}
