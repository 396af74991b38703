import type { Balance, VacationTransfer } from '../entities-balance.ts';
import { transferStatus, type TransferStatus } from '../kinds.ts';

/** An earlier transfer out of the same year. */
interface EarlierTransfer {
  status: TransferStatus;
  days: number;
}

/** What a year's transfers begin with. */
export interface TransferBasis {
  /** The days left, without those that others of its transfers have asked for. */
  available: number;
  /** The days that wait to be moved. */
  waiting: number;
  /** How much of what is left, with what waits, is statutory. */
  statutoryAvailable: number;
  /** Statutory days of that year that were already transferred, or asked for. */
  statutoryTransferred: number;
}

/** Days by agreement go first, and days taken count as statutory first; what waits is moved when it is approved, and nobody is warned then (absence.36). */
export function transferBasis(
  { available, allowance, statutory, taken, reserved }: Pick<Balance, 'available' | 'allowance' | 'statutory' | 'taken' | 'reserved'>,
  earlier: readonly EarlierTransfer[],
): TransferBasis {
  const moved = (status: TransferStatus) => earlier.reduce((sum, each) => sum + (each.status === status ? each.days : 0), 0);
  const waiting = moved(transferStatus.pending);
  return {
    available: available - waiting,
    waiting,
    statutoryAvailable: Math.max(0, Math.min(available, statutory - taken - reserved)),
    statutoryTransferred: Math.max(0, moved(transferStatus.approved) + waiting - (allowance - statutory)),
  };
}

/** How many statutory days of a year are transferred once these are too. */
export function statutoryMoved(
  { available, statutoryAvailable, statutoryTransferred }: Omit<TransferBasis, 'waiting'>,
  days: number,
): number {
  return statutoryTransferred + Math.max(0, days - Math.max(0, available - statutoryAvailable));
}

/**
 * What the approver of a transfer is told first: the year has too few days for it, so that it is refused (absence.35), or for all that wait together;
 * null when there are enough. `others` is what the person's other transfers out of the year wait to move.
 */
export function transferProblem(
  { vacationDays, available }: Pick<VacationTransfer, 'vacationDays' | 'available'>,
  others: number,
): 'tooFew' | 'tooFewTogether' | null {
  if (vacationDays > available) return 'tooFew';
  return others > 0 && vacationDays + others > available ? 'tooFewTogether' : null;
}

/** How many statutory days may be transferred to the next year by written agreement: two weeks (Holidays Act § 7(3), law.8). */
export function statutoryTransferLimit(workdaysPerWeek: number): number {
  return 2 * Math.min(workdaysPerWeek, 6);
}
