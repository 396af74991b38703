import { textOf, type SheetRow } from '#kernel/server/sheets/rules/cell.ts';
import { findColumns } from '#kernel/server/sheets/rules/find-columns.ts';
import { longestTitle, type ImportedRow } from '../../contract/entities.ts';

const headings = { title: ['Tittel', 'Title', 'Bok', 'Book'], author: ['Forfatter', 'Author', 'Skrevet av', 'Written by'] };

/** What identifies a book in a list. */
export const bookKey = ({ title, author }: { title: string; author: string }): string => `${title}\n${author}`.toLowerCase();

/** What importing a list does with each of its rows; undefined when it has no titles. `known` are the keys of the books that are there. */
export function planBooks(sheet: readonly SheetRow[], known: ReadonlySet<string>): ImportedRow[] | undefined {
  const { columns, rows } = findColumns(sheet, headings);
  const { title: titles, author: authors } = columns;
  if (titles === undefined || authors === undefined) return undefined;
  const seen = new Set(known);
  return rows.map(({ number, cells }): ImportedRow => {
    const row = { number, title: textOf(cells[titles]), author: textOf(cells[authors]) };
    const missing = (['title', 'author'] as const).find((field) => row[field] === '' || row[field].length > longestTitle);
    if (missing) return { ...row, fate: 'refuse', field: missing };
    const key = bookKey(row);
    if (seen.has(key)) return { ...row, fate: 'unchanged', field: null };
    seen.add(key);
    return { ...row, fate: 'create', field: null };
  });
}
