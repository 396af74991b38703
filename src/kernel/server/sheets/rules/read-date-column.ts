import type { DateOrder } from '#kernel/contract/imports.ts';
import type { Cell } from './cell.ts';
import { isCompactDate, numericDate, type DateReading } from './read-date.ts';

export interface DateColumn {
  reading: DateReading;
  /** True when nothing in the column distinguishes day and month: the user must choose. */
  needsOrder: boolean;
}

export interface DateCircumstances {
  /** The latest year that two digits may mean. */
  pivotYear: number;
  epoch1904: boolean;
  /** The user's choice. */
  order?: DateOrder | undefined;
}

/** Determines the date format of a whole column from all its values. */
export function readDateColumn(cells: readonly Cell[], { pivotYear, epoch1904, order }: DateCircumstances): DateColumn {
  const found = orderOf(cells);
  const reading = {
    order: found ?? order ?? 'dayFirst',
    compact: cells.some(isCompactDate),
    epoch1904,
    pivotYear,
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
  // Dots separate day and month in Norway and its neighbours, always with the day first.
  return dayFirst === 0 && dotted > 0 ? 'dayFirst' : undefined;
}

function isAmbiguous(cell: Cell): boolean {
  const parts = numericDate(cell);
  return parts !== undefined && parts.first <= 12 && parts.second <= 12 && parts.first !== parts.second;
}
