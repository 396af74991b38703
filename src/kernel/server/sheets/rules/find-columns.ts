import { textOf, type SheetRow } from './cell.ts';

/** Titles, print dates and logos precede a list, but seldom in more rows than this. */
const rowsLooked = 30;

/** The columns of a list by field, and the rows below its headings. */
export interface FoundColumns<Field extends string> {
  columns: Readonly<Partial<Record<Field, number>>>;
  rows: readonly SheetRow[];
}

/** Finds the row with most of the expected headings, each known by some words whatever their case and signs; without any, there are no columns. */
export function findColumns<Field extends string>(
  rows: readonly SheetRow[],
  headings: Readonly<Record<Field, readonly string[]>>,
): FoundColumns<Field> {
  const looked = rows.slice(0, rowsLooked).map((row, place) => ({ place, columns: columnsIn(row, headings) }));
  const [best] = looked.toSorted((a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length);
  const columns: FoundColumns<Field>['columns'] = best?.columns ?? columnsIn({ number: 0, cells: [] }, headings);
  const isHeading = best !== undefined && Object.keys(columns).length > 0;
  return { columns, rows: isHeading ? rows.slice(best.place + 1) : rows };
}

function columnsIn<Field extends string>(
  { cells }: SheetRow,
  headings: Readonly<Record<Field, readonly string[]>>,
): Partial<Record<Field, number>> {
  const texts = cells.map((cell) => plain(textOf(cell)));
  // Object.entries loses the key type.
  const known = Object.entries(headings) as [Field, readonly string[]][];
  const found = known.map(([field, words]) => [field, texts.findIndex((text) => words.some((word) => plain(word) === text))] as const);
  // As above.
  return Object.fromEntries(found.filter(([, column]) => column >= 0)) as Partial<Record<Field, number>>;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
