import { readFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { cellText, clean, exportTexts } from './cell-text.ts';
import { breakable, layOut } from './pdf-layout.ts';
import type { Cell, TableHead } from './table.ts';

const source = new URL('table.typ', import.meta.url);
const fonts = ['inter-regular.otf', 'inter-semibold.otf'].map((name) => new URL(`fonts/${name}`, import.meta.url));

// This folder does not exist: the files that a document may read are put there in memory.
const workspace = '/documents';

/** Typesets the pages and writes the PDF; runs in a child process (`parent-process.ts`). */
export async function pageBytes(head: TableHead, rows: Cell[][]): Promise<Uint8Array> {
  const texts = rows.map((cells) => cells.map((cell, index) => cellText(cell, head.columns[index]?.type ?? 'text', head)));
  return typeset(source, head, tableData(head, texts));
}

/** Typesets one of our sources with the data that every document has and its own data. */
export async function typeset(document: URL, head: TableHead, data: object): Promise<Uint8Array> {
  const [mainFileContent, ...fontBlobs] = await Promise.all([readFile(document, 'utf8'), ...fonts.map((font) => readFile(font))]);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  if (head.logo) compiler.mapShadow(`${workspace}/logo.png`, Buffer.from(head.logo.png));
  return printed(compiler, { mainFileContent, inputs: { data: JSON.stringify({ ...documentData(head), ...data }) } });
}

type Work = Parameters<NodeCompiler['compile']>[0];

// PDF/UA allows no letter without a glyph. A name in an alphabet that neither our typeface nor this machine supports must not fail the whole
// export: it shows as boxes in a PDF that is tagged but does not claim the standard.
function printed(compiler: NodeCompiler, work: Work): Uint8Array {
  try {
    return compiler.pdf(work, { pdfStandard: 'ua-1' });
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('could not be displayed')) throw error;
    return compiler.pdf(work);
  }
}

function documentData({ companyName, language, title, today, timeZone }: TableHead) {
  return {
    title: clean(title),
    companyName: clean(companyName),
    day: cellText(today, 'date', { language, timeZone }),
    lang: language === 'no' ? 'nb' : 'en',
    region: language === 'no' ? 'NO' : 'GB',
    page: exportTexts[language].page,
  };
}

function tableData({ columns }: TableHead, texts: string[][]) {
  const { shares, ...paper } = layOut(columns.map((column, index) => ({ ...column, cells: texts.map((cells) => cells[index] ?? '') })));
  return {
    ...paper,
    columns: columns.map(({ header, type }, index) => ({
      header: clean(header),
      numeric: type === 'number' || type === 'money',
      share: shares[index] ?? 1,
    })),
    cells: texts.flatMap((cells) => cells.map((text, index) => breakable(text, shares[index] ?? text.length))),
  };
}
