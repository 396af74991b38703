/** One cell as the sheet holds it; what the spreadsheet itself marks as a date arrives as `YYYY-MM-DD`. */
export type Cell = string | number | boolean | null;

/** A row with its number in the sheet, counted as the spreadsheet program shows it. */
export interface SheetRow {
  number: number;
  cells: Cell[];
}

export interface Sheet {
  name: string;
  rows: SheetRow[];
}

// What people write where they have nothing to write, and what spreadsheets leave where a formula failed.
const placeholders = /^(?:[-–—.?*_/\\]+|n\/?a|#n\/a|#i\/t|#ref!|#value!|#verdi!|null|nil|none|undefined|tom|blank|\(tom\)|\(blank\))$/i;

/** The text of a cell: composed letters, no invisible characters, single spaces; an empty cell or a placeholder gives `''`. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  const text = tidy(typeof cell === 'number' ? plainNumber(cell) : String(cell));
  return placeholders.test(text) ? '' : text;
}

/** True when nothing stands in the cell. */
export function isEmpty(cell: Cell | undefined): boolean {
  return textOf(cell) === '';
}

function tidy(text: string): string {
  // Zero-width characters and the byte order mark come along when people paste from web pages and mail.
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A number without exponent, and without the noise of binary fractions. */
function plainNumber(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  return value.toFixed(6).replace(/\.?0+$/, '');
}
