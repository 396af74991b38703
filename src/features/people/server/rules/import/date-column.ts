import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { readDateColumn, type DateCircumstances, type DateColumn } from '#kernel/server/sheets/rules/read-date-column.ts';
import type { ImportField } from '../../../contract/entities-import.ts';

/** No employee is younger than this, so a two-digit year of birth that would make them younger is in the previous century. */
const youngest = 13;

/** Determines the date format of a whole column from all its values; two-digit years are interpreted relative to the day of the import. */
export function dateColumn(
  field: ImportField,
  cells: readonly Cell[],
  { today, ...rest }: Omit<DateCircumstances, 'pivotYear'> & { today: string },
): DateColumn {
  return readDateColumn(cells, { ...rest, pivotYear: pivotFor(field, Number(today.slice(0, 4))) });
}

function pivotFor(field: ImportField, year: number): number {
  if (field === 'birthday') return year - youngest;
  // An employee may start next year, and leave in twenty.
  return field === 'startDate' ? year + 2 : year + 20;
}
