import type { SummaryRow } from '../entities-balance.ts';

/** The numbers of the vacation balance in the summary and in its file, with their words by these names (absence.67). */
export const balanceColumns = ['allowance', 'taken', 'planned', 'reserved', 'available'] as const;
export type BalanceColumn = (typeof balanceColumns)[number];

/** A number of the vacation balance, each day counted once: planned days are not included in taken ones. */
export function balanceIn(row: SummaryRow, column: BalanceColumn): number {
  return column === 'taken' ? row.taken - row.planned : row[column];
}
