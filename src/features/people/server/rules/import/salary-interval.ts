import type { RowRead } from './read-cell.ts';

/** Whether a list has pay of which nothing says whether it is for a year, a month, a week or an hour: the user is asked once. */
export function lacksInterval(rows: readonly RowRead[]): boolean {
  return rows.some(({ values, skip }) => !skip && values.salaryAmount !== undefined && values.salaryInterval === undefined);
}
