import type { Calculation, VacationTransfer, Warning } from '../../contract/entities-balance.ts';
import { statutoryMoved, statutoryTransferLimit, type TransferBasis } from '../../contract/rules/transfer.ts';

export const leastTransfer = 1;
export const maxTransfer = 365;

export type TransferRefusal = 'vacation.DaysOutOfRange' | 'vacation.NotEnoughAvailableAbsenceDays';

/** Why days cannot be transferred to another year: 1 to 365, and that many must be available (absence.35); null when they can. */
export function refusedTransfer({ days, available }: { days: number; available: number }): TransferRefusal | null {
  if (days < leastTransfer || days > maxTransfer || !Number.isInteger(days * 2)) return 'vacation.DaysOutOfRange';
  return days > available ? 'vacation.NotEnoughAvailableAbsenceDays' : null;
}

/**
 * Warns when more statutory days are transferred than a written agreement allows: 12 working days of the Holidays Act § 7(3), which are two weeks,
 * 10 days on a five-day week. Days by agreement are transferred first and without limit.
 */
export function transferWarnings(basis: Omit<TransferBasis, 'waiting'>, days: number, workdaysPerWeek: number): Warning[] {
  const limit = statutoryTransferLimit(workdaysPerWeek);
  const statutory = statutoryMoved(basis, days);
  return statutory > limit ? [{ kind: 'transferAboveLaw', params: { days: statutory, limit } }] : [];
}

interface FittingInput {
  /** The days of each year before and after the request. */
  perYear: Calculation['perYear'];
  /** The person's transfers that wait. */
  waiting: readonly { fromYear: VacationTransfer['year']; days: number }[];
  isOwn: boolean;
}

/** Warns of each year in which a request leaves fewer days than the person's waiting transfers move. A request that itself lacks days is refused instead. */
export function fittingWarnings({ perYear, waiting, isOwn }: FittingInput): Warning[] {
  return perYear.flatMap(({ year, availableBefore, availableAfter: left }): Warning[] => {
    const days = waiting.reduce((sum, each) => sum + (each.fromYear === year ? each.days : 0), 0);
    const isLess = left >= 0 && left < availableBefore && left < days;
    const params = { whose: isOwn ? 'own' : 'other', days, year: String(year), toYear: String(year + 1), left };
    return isLess ? [{ kind: 'transferNoLongerFits', params }] : [];
  });
}
