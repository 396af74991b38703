import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a program that reads PDFs says of one. */
export function readPdf(bytes: Uint8Array, tool: string, ...args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'invoice-'));
  try {
    const path = join(folder, 'invoice.pdf');
    writeFileSync(path, bytes);
    const output = tool === 'pdftotext' ? ['-'] : [];
    return execFileSync(tool, [...args, path, ...output], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The words of a PDF on one line, with plain blanks. */
export function wordsOfPdf(bytes: Uint8Array): string {
  return readPdf(bytes, 'pdftotext', '-layout')
    .replaceAll('\u200b', '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}
