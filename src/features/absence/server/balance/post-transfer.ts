import type { NewLine } from './store-ledger.ts';

/** The two lines of days that move to the next year (B9). */
export function linesFor(moved: { transferId: string; companyUserId: string; fromYear: number; days: number }): NewLine[] {
  const { transferId, companyUserId, fromYear, days } = moved;
  const toYear = fromYear + 1;
  const line = { companyUserId, reason: 'transferred', transferId } as const;
  return [
    { ...line, year: fromYear, kind: 'transferOut', days: -days, otherYear: toYear },
    { ...line, year: toYear, kind: 'transferIn', days, otherYear: fromYear },
  ];
}
