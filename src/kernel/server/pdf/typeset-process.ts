import { readFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Pdf, PdfAnswer, SentOrder } from './pdf-order.ts';

// This folder does not exist: the pictures that a document may read are put there in memory.
const workspace = '/documents';
/** Native memory is not given back. A process that needed this much for a long document is replaced. */
const maxBytes = 400 * 2 ** 20;

// Caches of the process: fonts and templates change only with the product.
const templates = new Map<string, string>();
const compilers = new Map<string, NodeCompiler>();

process.on('message', (message) => {
  // The parent sends nothing else (`typesetter.ts`), and one order at a time.
  void answer(message as SentOrder);
});
process.on('disconnect', () => process.exit());

async function answer(order: SentOrder): Promise<void> {
  const result = await typeset(order).then(
    (pdf): Pdf => pdf,
    // The stacks of the compiler's errors say nothing.
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  const message: PdfAnswer = { ...result, isSpent: process.memoryUsage.rss() > maxBytes };
  process.send?.(message);
}

async function typeset({ template, fonts, data, pictures, standard }: SentOrder): Promise<Pdf> {
  const mainFileContent = templates.get(template) ?? (await readFile(new URL(template), 'utf8'));
  templates.set(template, mainFileContent);
  const compiler = await compilerOf(fonts);
  for (const [path, bytes] of Object.entries(pictures)) compiler.mapShadow(`${workspace}/${path}`, Buffer.from(bytes));
  try {
    return printed(compiler, { mainFileContent, inputs: { data } }, standard);
  } finally {
    compiler.resetShadow();
    // Keeps what the latest document had in common with the one before, such as the typeface.
    compiler.evictCache(1);
  }
}

async function compilerOf(fonts: readonly string[]): Promise<NodeCompiler> {
  const key = fonts.join('\n');
  const fontBlobs = await (compilers.has(key) ? [] : Promise.all(fonts.map((font) => readFile(new URL(font)))));
  const compiler = compilers.get(key) ?? NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  compilers.set(key, compiler);
  return compiler;
}

type Work = Parameters<NodeCompiler['compile']>[0];

// Neither standard allows a letter without a glyph. A name in an alphabet that neither our typeface nor this machine supports must not fail the whole
// document: it shows as boxes in a PDF that is tagged but does not claim the standard.
function printed(compiler: NodeCompiler, work: Work, pdfStandard: SentOrder['standard']): Pdf {
  try {
    return { bytes: compiler.pdf(work, { pdfStandard }), claimsStandard: true };
  } catch (error) {
    if (!(error instanceof Error) || error.message === '') throw faultIn(compiler, work);
    if (!error.message.includes('could not be displayed')) throw error;
    return { bytes: compiler.pdf(work), claimsStandard: false };
  }
}

/** What is wrong with a template or its data; the error of `pdf` does not say it. */
function faultIn(compiler: NodeCompiler, work: Work): Error {
  const found = compiler.compile(work).takeError()?.shortDiagnostics ?? [];
  return new Error(`The template cannot be typeset: ${JSON.stringify(found)}`);
}
