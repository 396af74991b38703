import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeXlsxFile, { type CellObject, type Feature, type Row } from 'write-excel-file/node';
import { cellText, clean, wallTime } from './cell-text.ts';
import type { Cell, Heading, CellFormat, TableHead } from './table.ts';

const longestText = 32_767;
const headerLook = { fontWeight: 'bold', backgroundColor: '#EDF1F1', alignVertical: 'center' } as const;
const dateFormats = { no: 'dd.mm.yyyy', en: 'dd/mm/yyyy' } as const;

/** Writes the sheet; runs in a child process (`parent-process.ts`). */
export async function sheetBytes({ title, columns, language, timeZone, lead = [] }: TableHead, rows: Cell[][]): Promise<Uint8Array> {
  const above = leadRows(lead);
  const headerRow = above.length + 1;
  const header: Row = columns.map((column) => ({ ...headerLook, value: sheetText(column.header), type: String, ...alignment(column) }));
  const body = rows.map((cells): Row => cells.map((cell, index) => typed(cell, columns[index]?.type ?? 'text', { language, timeZone })));
  const area = `A${headerRow}:${letters(columns.length)}${rows.length + headerRow}`;
  const options = {
    sheet: sheetName(title),
    stickyRowsCount: headerRow,
    stickyColumnsCount: 1,
    columns: columns.map((column, index) => ({ width: column.width ?? widthOf(column, index, rows, { language, timeZone }) })),
    // Wide tables are printed in landscape.
    ...(columns.length > 6 && { orientation: 'landscape' as const }),
  };
  return writeXlsxFile([...above, header, ...body], options, { features: [filterOn(area, sheetName(title), headerRow)] }).toBuffer();
}

/** The lines above the header, with an empty one between. */
function leadRows(lead: readonly (readonly [name: string, value: string])[]): Row[] {
  const rows = lead.map(([name, value]): Row => [
    { value: sheetText(name), type: String, fontWeight: 'bold' },
    value === '' ? null : { value: sheetText(value), type: String },
  ]);
  return rows.length > 0 ? [...rows, []] : [];
}

function typed(value: Cell, type: Heading['type'], manner: CellFormat): CellObject | null {
  if (value === null || value === undefined || value === '') return null;
  if (type === 'number' || type === 'money') return numberCell(value, type) ?? textCell(value, type, manner);
  if (type === 'date') return dateCell(String(value), '00:00', dateFormats[manner.language]) ?? textCell(value, type, manner);
  if (type !== 'moment') return textCell(value, type, manner);
  const wall = wallTime(value, manner.timeZone);
  return (wall && dateCell(wall.date, wall.time, `${dateFormats[manner.language]} hh:mm`)) ?? textCell(value, type, manner);
}

function textCell(value: Cell, type: Heading['type'], manner: CellFormat): CellObject {
  return { value: sheetText(cellText(value, type, manner)), type: String };
}

/** A number that a spreadsheet can store exactly: at most 15 digits. */
function numberCell(value: Cell, type: 'number' | 'money'): CellObject | undefined {
  const digits = String(value).replace(/^-?0*|\D/g, '');
  const number = Number(value);
  if (typeof value === 'boolean' || !Number.isFinite(number) || (typeof value === 'string' && digits.length > 15)) return undefined;
  if (type === 'number') return { value: number, type: Number };
  return { value: number, type: Number, format: Number.isInteger(number) ? '#,##0' : '#,##0.00##' };
}

// A spreadsheet treats 1900 as a leap year, so dates are right only from March 1900.
function dateCell(date: string, time: string, format: string): CellObject | undefined {
  const moment = new Date(`${date}T${time}:00Z`);
  if (!/^\d{4}-/.test(date) || date < '1900-03-01' || Number.isNaN(moment.getTime())) return undefined;
  return { value: moment, type: Date, format };
}

// The library uses a plain object as a dictionary of texts, where these names already exist.
const taken: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

function sheetText(text: string): string {
  const cut = clean(text).slice(0, longestText).toWellFormed();
  return taken.has(cut) ? `${cut} ` : cut;
}

function alignment({ type }: Heading): { align?: 'right' } {
  return type === 'number' || type === 'money' ? { align: 'right' } : {};
}

const looked = 1000;

/** Wide enough for the header with its filter button and for nearly all of the content. */
function widthOf({ header, type }: Heading, index: number, rows: Cell[][], manner: CellFormat): number {
  const lengths = rows.slice(0, looked).map((cells) =>
    Math.max(
      ...cellText(cells[index], type, manner)
        .split('\n')
        .map((line) => line.length),
    ),
  );
  return Math.min(60, Math.max(header.length + 4, 8, ...lengths.map((length) => length + 2)));
}

function sheetName(title: string): string {
  const safe = clean(title)
    .replace(/[[\]/\\:*?\s]+/g, ' ')
    .replace(/^[' ]+|[' ]+$/g, '');
  return Array.from(safe).slice(0, 31).join('').slice(0, 31).trim() || '1';
}

/** The name of a spreadsheet column: 1 is A, 27 is AA. */
function letters(column: number): string {
  const rest = (column - 1) % 26;
  const before = column > 26 ? letters(Math.floor((column - 1) / 26)) : '';
  return before + String.fromCharCode(65 + rest);
}

/** Adds a filter on each column and repeats the header on each printed page, which the library does not support by itself. */
function filterOn(area: string, sheet: string, headerRow: number): Feature<Stream | Buffer | Blob> {
  const absolute = area.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  const name = `'${sheet.replace(/'/g, "''")}'`.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const names = `<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${name}!${absolute}</definedName><definedName name="_xlnm.Print_Titles" localSheetId="0">${name}!$${headerRow}:$${headerRow}</definedName></definedNames>`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': { transform: (xml) => xml.replace('</sheetData>', () => `</sheetData><autoFilter ref="${area}"/>`) },
        'xl/workbook.xml': { transform: (xml) => xml.replace(/<definedNames\s*\/>/, () => names) },
      },
    },
  };
}
