import type { Cell, Sheet, SheetRow } from '#kernel/server/sheets/rules/cell.ts';
import { isEmpty, textOf } from '#kernel/server/sheets/rules/cell.ts';
import type { Column } from './guess-mapping.ts';
import { headerLikeness } from './header-likeness.ts';

export interface StaffTable {
  sheet: string;
  /** The number of the heading's row; undefined when the list has no headings. */
  headingRow: number | undefined;
  columns: Column[];
  rows: SheetRow[];
}

/** Titles, print dates and logos precede a list, but seldom in more rows than this. */
const rowsLooked = 30;

/** Finds the list in a sheet: its heading row below any titles, its non-empty columns, and its rows. */
export function findTable({ name, rows }: Sheet): StaffTable {
  const heading = headingIn(rows.slice(0, rowsLooked));
  const below = heading ? rows.slice(rows.indexOf(heading) + 1) : rows;
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const columns: Column[] = [];
  for (let column = 0; column < width; column++) {
    const cells = below.map((row) => row.cells[column] ?? null);
    const text = textOf(heading?.cells[column]);
    if (text !== '' || !cells.every(isEmpty)) columns.push({ column, heading: text, cells });
  }
  return { sheet: name, headingRow: heading?.number, columns, rows: below };
}

/** How many columns of a sheet have a recognized heading; for choosing between sheets. */
export function knownHeadings(sheet: Sheet): number {
  return Math.max(0, ...sheet.rows.slice(0, rowsLooked).map(({ cells }) => score(cells)));
}

function headingIn(rows: readonly SheetRow[]): SheetRow | undefined {
  let best: { row: SheetRow; score: number } | undefined;
  for (const row of rows) {
    const found = score(row.cells);
    if (found > (best?.score ?? 0)) best = { row, score: found };
  }
  if (best && (best.score >= 1.6 || (best.score >= 0.8 && filled(best.row.cells) <= 2))) return best.row;
  return rows.find((row, index) => looksLikeHeading(row, rows[index + 1]));
}

/** The sum of the scores of a row's cells as headings; a cell that cannot be a heading counts against the row. */
function score(cells: readonly Cell[]): number {
  let sum = 0;
  for (const cell of cells) {
    if (isEmpty(cell)) continue;
    sum += isValue(cell) ? -1 : Math.max(0, ...headerLikeness(textOf(cell)).values());
  }
  return sum;
}

/** For unknown languages: only distinct words, and something other than words below. */
function looksLikeHeading(row: SheetRow, next: SheetRow | undefined): boolean {
  const texts = row.cells.filter((cell) => !isEmpty(cell)).map(textOf);
  if (texts.length < 2 || !next || filled(next.cells) < 2) return false;
  return !row.cells.some(isValue) && new Set(texts).size === texts.length && next.cells.some(isValue);
}

function isValue(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || /@|\d{4,}|^\d+([./-]\d+)*$/.test(textOf(cell));
}

function filled(cells: readonly Cell[]): number {
  return cells.filter((cell) => !isEmpty(cell)).length;
}
