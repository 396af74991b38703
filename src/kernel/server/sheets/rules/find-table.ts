import { isEmpty, textOf, type Cell, type Sheet, type SheetRow } from './cell.ts';
import type { HeadingLikeness } from './heading-likeness.ts';
import type { SheetFile } from './read-sheet.ts';

/** One column of a list: its heading and its cells below. */
export interface Column {
  column: number;
  heading: string;
  cells: readonly Cell[];
}

/** A list as it was found in a sheet. */
export interface Table {
  sheet: string;
  /** The number of the heading's row; undefined when the list has no headings. */
  headingRow: number | undefined;
  columns: Column[];
  rows: SheetRow[];
}

/** Titles, print dates and logos precede a list, but seldom in more rows than this. */
const rowsLooked = 30;

/** Finds the list in a sheet: its heading row below any titles, its non-empty columns, and its rows. */
export function findTable<Field extends string>({ name, rows }: Sheet, likeness: HeadingLikeness<Field>): Table {
  const heading = headingIn(rows.slice(0, rowsLooked), likeness);
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
export function knownHeadings<Field extends string>(sheet: Sheet, likeness: HeadingLikeness<Field>): number {
  return Math.max(0, ...sheet.rows.slice(0, rowsLooked).map(({ cells }) => score(cells, likeness)));
}

/** The sheet that is most like a list of the kind. */
export function likeliestSheet<Field extends string>({ sheets }: SheetFile, likeness: HeadingLikeness<Field>): Sheet {
  const [first] = sheets
    .map((sheet) => ({ sheet, known: knownHeadings(sheet, likeness) }))
    .toSorted((left, right) => right.known - left.known || right.sheet.rows.length - left.sheet.rows.length);
  // `readSheet` refuses a file without a filled sheet.
  return (first as NonNullable<typeof first>).sheet;
}

function headingIn<Field extends string>(rows: readonly SheetRow[], likeness: HeadingLikeness<Field>): SheetRow | undefined {
  let best: { row: SheetRow; score: number } | undefined;
  for (const row of rows) {
    const found = score(row.cells, likeness);
    if (found > (best?.score ?? 0)) best = { row, score: found };
  }
  if (best && (best.score >= 1.6 || (best.score >= 0.8 && filled(best.row.cells) <= 2))) return best.row;
  return rows.find((row, index) => looksLikeHeading(row, rows[index + 1]));
}

/** The sum of the scores of a row's cells as headings; a cell that cannot be a heading counts against the row. */
function score<Field extends string>(cells: readonly Cell[], likeness: HeadingLikeness<Field>): number {
  let sum = 0;
  for (const cell of cells) {
    if (isEmpty(cell)) continue;
    sum += isValue(cell) ? -1 : Math.max(0, ...likeness(textOf(cell)).values());
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
