import type { DateOrder, ImportField } from '../../../contract/entities-import.ts';
import type { Cell } from './cell.ts';
import { isCompactDate, numericDate, type DateReading } from './read-date.ts';

export interface DateColumn {
  reading: DateReading;
  /** True when nothing in the column tells day from month: the person must say. */
  needsOrder: boolean;
}

export interface DateCircumstances {
  /** The day of the reading; two-digit years are judged from it. */
  today: string;
  epoch1904: boolean;
  /** What the person has answered. */
  order?: DateOrder | undefined;
}

/** Nobody younger than this is on a staff list, so a two-digit year of birth that would make them so is of the century before. */
const youngest = 13;

/** Decides for a whole column how its dates are written, from all of its values. */
export function dateColumn(field: ImportField, cells: readonly Cell[], { today, epoch1904, order }: DateCircumstances): DateColumn {
  const found = orderOf(cells);
  const reading = {
    order: found ?? order ?? 'dayFirst',
    compact: cells.some(isCompactDate),
    epoch1904,
    pivotYear: pivotFor(field, Number(today.slice(0, 4))),
  };
  return { reading, needsOrder: found === undefined && order === undefined && cells.some(isAmbiguous) };
}

function orderOf(cells: readonly Cell[]): DateOrder | undefined {
  let dayFirst = 0;
  let monthFirst = 0;
  let dotted = 0;
  for (const cell of cells) {
    const parts = numericDate(cell);
    if (!parts) continue;
    if (parts.first > 12 && parts.second <= 12) dayFirst++;
    if (parts.second > 12 && parts.first <= 12) monthFirst++;
    if (parts.separator === '.') dotted++;
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'dayFirst' : 'monthFirst';
  // Points part days from months in Norway and its neighbours; nobody writes the month first with them.
  return dayFirst === 0 && dotted > 0 ? 'dayFirst' : undefined;
}

function isAmbiguous(cell: Cell): boolean {
  const parts = numericDate(cell);
  return parts !== undefined && parts.first <= 12 && parts.second <= 12 && parts.first !== parts.second;
}

function pivotFor(field: ImportField, year: number): number {
  if (field === 'birthday') return year - youngest;
  // Somebody may be hired for next year, and leave in twenty.
  return field === 'startDate' ? year + 2 : year + 20;
}
