import readWorkbook from 'read-excel-file/universal';
import type { Cell, Sheet } from './cell.ts';
import { currencyCells, currencyStyles, sheetPaths } from './cell-currencies.ts';
import { columnsLimit, rowsLimit, type SheetFault } from './limits.ts';
import { unzipEntry, zipDirectory, type ZipEntry } from './zip-directory.ts';

/** A real list unpacks to a few megabytes; these limits stop archives made to fill the memory. */
const unpackedLimit = 150_000_000;
const ratioLimit = 200;
const ratioMattersFrom = 5_000_000;
const cellsLimit = 4_000_000;

const asRead = (name: string) => name.endsWith('.xml') || name.endsWith('.xml.rels');
const asSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name);

export interface Workbook {
  sheets: Sheet[];
  /** True when the workbook's dates start in 1904, as on old Macs. */
  epoch1904: boolean;
}

/** Reads a workbook after checking that its archive is harmless. */
export async function readXlsx(bytes: Uint8Array): Promise<Workbook | SheetFault> {
  const entries = zipDirectory(bytes);
  if (!entries) return { fault: 'FileUnreadable' };
  const workbook = entries.find(({ name }) => name === 'xl/workbook.xml');
  if (!workbook) return { fault: 'FileType' };
  const refused = bombIn(bytes, entries);
  if (refused) return refused;
  const book = unzipEntry(bytes, workbook);
  if (!book) return { fault: 'FileUnreadable' };
  const sheets = await parsed(bytes, entries);
  return sheets
    ? { sheets, epoch1904: /<(?:\w+:)?workbookPr\b[^>]*\bdate1904=["'](?:1|true)["']/.test(textOf(book)) }
    : { fault: 'FileUnreadable' };
}

function bombIn(bytes: Uint8Array, entries: ZipEntry[]): SheetFault | undefined {
  const read = entries.filter(({ name }) => asRead(name));
  const total = read.reduce((sum, entry) => sum + entry.uncompressed, 0);
  if (total > unpackedLimit) return { fault: 'TooLarge' };
  if (read.some((entry) => entry.uncompressed > ratioMattersFrom && entry.uncompressed > entry.compressed * ratioLimit)) {
    return { fault: 'TooLarge' };
  }
  for (const entry of read) {
    // Each part is unpacked to its declared size at most, so a false size is detected here.
    const part = unzipEntry(bytes, entry);
    if (!part) return { fault: 'FileUnreadable' };
    const refused = asSheet(entry.name) ? sheetTooLarge(textOf(part)) : undefined;
    if (refused) return refused;
  }
  return undefined;
}

/** Checks the position of a sheet's filled cells before loading it: one cell in the far corner would allocate the whole area. */
function sheetTooLarge(xml: string): SheetFault | undefined {
  const columns = new Set<string>();
  const rows = new Set<string>();
  let lastRow = 0;
  let lastColumn = 0;
  for (const [, column = '', row = ''] of xml.matchAll(
    /<(?:\w+:)?c\s[^>]*?\br=["']([A-Z]{1,3})(\d{1,7})["'](?:[^>]*[^/])?>\s*<(?:\w+:)?(?:v|is|f)\b/g,
  )) {
    if (!columns.has(column)) lastColumn = Math.max(lastColumn, columnNumber(column));
    columns.add(column);
    rows.add(row);
    lastRow = Math.max(lastRow, Number(row));
  }
  const rowNumbers = xml.matchAll(/<(?:\w+:)?row\s[^>]*?\br=["'](\d+)["']/g).map(([, row]) => Number(row));
  if (rowNumbers.some((row) => row > 1_048_576)) return { fault: 'FileUnreadable' };
  // Some title rows above the list are allowed.
  if (rows.size > rowsLimit + 50) return { fault: 'TooManyRows', details: { limit: rowsLimit } };
  if (columns.size > columnsLimit) return { fault: 'TooManyColumns', details: { limit: columnsLimit } };
  return lastRow * lastColumn > cellsLimit ? { fault: 'TooLarge' } : undefined;
}

/** The currency of the cells of each sheet, in the order of the workbook; the reading library knows no number formats. */
function currenciesIn(bytes: Uint8Array, entries: readonly ZipEntry[]): ReadonlyMap<string, string>[] {
  const partOf = (path: string | undefined) => {
    const entry = entries.find(({ name }) => name === path);
    const part = entry && unzipEntry(bytes, entry);
    return part ? textOf(part) : '';
  };
  const styles = currencyStyles(partOf('xl/styles.xml'));
  if (styles.size === 0) return [];
  return sheetPaths(partOf('xl/workbook.xml'), partOf('xl/_rels/workbook.xml.rels')).map((path) => currencyCells(partOf(path), styles));
}

async function parsed(bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<Sheet[] | undefined> {
  try {
    const copy = new Uint8Array(bytes).buffer;
    const sheets = await readWorkbook(copy);
    const currencies = currenciesIn(bytes, entries);
    return sheets.map(({ sheet, data }, place) => ({
      name: sheet,
      rows: data.map((cells, index) => ({
        number: index + 1,
        cells: cells.map((cell, column) => cellOf(cell, currencies[place]?.get(`${columnLetters(column)}${index + 1}`))),
      })),
    }));
  } catch {
    // The library throws for any content it cannot parse; the user is told that the file cannot be read.
    return undefined;
  }
}

/** A number formatted as money becomes the text that is seen: `650000 NOK`. */
function cellOf(value: unknown, currency: string | undefined): Cell {
  if (currency && typeof value === 'number' && Number.isFinite(value)) return `${Number(value.toFixed(2))} ${currency}`;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function columnLetters(column: number): string {
  const before = column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '';
  return before + String.fromCharCode(65 + (column % 26));
}

function textOf(part: Uint8Array): string {
  return new TextDecoder().decode(part);
}
