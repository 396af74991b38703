import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const most = 64 * 1024 * 1024;

/** Gives a PDF as a file to the tools that read it. */
export async function withPdf<Answer>(pdf: Uint8Array, read: (path: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const path = join(folder, 'contract.pdf');
    await writeFile(path, pdf);
    return await read(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function toolOutput(tool: string, ...args: string[]): Promise<string> {
  return (await run(tool, args, { maxBuffer: most })).stdout;
}

/** The words of a PDF on one line, as a reader sees them; on wish without the header and footer of each page. */
export async function textOfPdf(pdf: Uint8Array, { isBodyOnly = false } = {}): Promise<string> {
  // A4 in points; the margins are those of contract.typ.
  const body = isBodyOnly ? ['-x', '0', '-y', '50', '-W', '595', '-H', '725'] : [];
  const text = await withPdf(pdf, (path) => toolOutput('pdftotext', ...body, path, '-'));
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ');
}

/** Words without what breaking lines adds or takes away. */
export const unbroken = (words: string): string => words.replace(/[\s\u200b-]/g, '');
