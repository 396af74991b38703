/** One cell of a sheet; a cell formatted as a date is `YYYY-MM-DD`. */
export type Cell = string | number | boolean | null;

/** A row and its number in the sheet, as the spreadsheet program shows it. */
export interface SheetRow {
  number: number;
  cells: Cell[];
}

export interface Sheet {
  name: string;
  rows: SheetRow[];
}

// Texts that people write instead of an empty cell, and the error values of formulas.
const placeholders = /^(?:[-–—.?*_/\\]+|n\/a|#n\/a|#i\/t|#ref!|#value!|#verdi!|\(tom\)|\(blank\))$/i;
// Words for an empty cell that are names of people too.
const emptyWords = /^(?:null|nil|none|na|undefined|tom|blank)$/i;

/** The text of a cell: composed characters, no invisible ones, single spaces; an empty cell or a placeholder gives `''`. */
export function textOf(cell: Cell | undefined): string {
  const text = nameOf(cell);
  return emptyWords.test(text) ? '' : text;
}

/** The same of a cell in a column of names, where `Tom` and `Null` are people. */
export function nameOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  const text = tidy(typeof cell === 'number' ? plainNumber(cell) : String(cell));
  // `NA` is an empty cell of statistics programs, `Na` a name.
  return placeholders.test(text) || text === 'NA' ? '' : text;
}

/** True when the cell has no content. */
export function isEmpty(cell: Cell | undefined): boolean {
  return textOf(cell) === '';
}

/** A spreadsheet shows long numbers as 1,23457E+10 and loses the other digits when it saves text. */
export function isRounded(cell: Cell): boolean {
  return typeof cell === 'string' && /^\d(?:[.,]\d+)?E\+\d+$/i.test(cell.trim());
}

function tidy(text: string): string {
  // Zero-width characters and byte order marks are common in text pasted from web pages and mail.
  return (
    text
      .normalize('NFC')
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      // Programs that keep a column with empty cells as decimal numbers write 91234567 so.
      .replace(/^(\d+)\.0$/, '$1')
  );
}

/** A number without exponent and without floating-point noise. */
function plainNumber(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  return value.toFixed(6).replace(/\.?0+$/, '');
}
