import type { Warning } from '../../contract/entities-balance.ts';

export const leastTransfer = 1;
export const maxTransfer = 365;

interface Transfer {
  days: number;
  /** The days left in the year they are taken from, without the request itself. */
  available: number;
  /** How much of that is statutory (carry-over.ts). */
  statutoryAvailable: number;
  /** Statutory days of that year that were already transferred, or asked for. */
  statutoryTransferred: number;
  workdaysPerWeek: number;
}

export type TransferRefusal = 'vacation.DaysOutOfRange' | 'vacation.NotEnoughAvailableAbsenceDays';

/** Why days cannot be transferred to another year: 1 to 365, and that many must be available (absence.35); null when they can. */
export function refusedTransfer({ days, available }: Pick<Transfer, 'days' | 'available'>): TransferRefusal | null {
  if (days < leastTransfer || days > maxTransfer || !Number.isInteger(days * 2)) return 'vacation.DaysOutOfRange';
  return days > available ? 'vacation.NotEnoughAvailableAbsenceDays' : null;
}

/**
 * Warns when more statutory days are transferred than a written agreement allows: 12 working days of the Holidays Act § 7(3), which are two weeks,
 * 10 days on a five-day week. Days by agreement are transferred first and without limit.
 */
export function transferWarnings({ days, available, statutoryAvailable, statutoryTransferred, workdaysPerWeek }: Transfer): Warning[] {
  const limit = statutoryTransferLimit(workdaysPerWeek);
  const contractual = Math.max(0, available - statutoryAvailable);
  const statutory = statutoryTransferred + Math.max(0, days - contractual);
  return statutory > limit ? [{ kind: 'transferAboveLaw', params: { days: statutory, limit } }] : [];
}

/** How many statutory days may be transferred to the next year by written agreement: two weeks (Holidays Act § 7(3), law.8). */
export function statutoryTransferLimit(workdaysPerWeek: number): number {
  return 2 * Math.min(workdaysPerWeek, 6);
}
