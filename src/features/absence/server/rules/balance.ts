import type { Balance } from '../../contract/entities-balance.ts';
import type { LedgerKind } from '../../contract/kinds.ts';
import type { YearDays } from './count.ts';

/** A line of one person's ledger in one year. */
export interface BalanceLine {
  kind: LedgerKind;
  /** Signed: additions are positive. */
  days: number;
  /** The first day of what a `taken` line takes. */
  startDate?: string | null;
}

/**
 * A year's vacation days, the sum of its lines; `available` may be negative after a recalculation. All other numbers are positive, except
 * `corrected`. `taken` is all approved days, `planned` the part of them that is still ahead.
 */
export function balanceOf(lines: readonly BalanceLine[], today: string): Omit<Balance, 'year' | 'statutory'> {
  const sums: Record<LedgerKind, number> = { ...nothing };
  let available = 0;
  let ahead = 0;
  for (const { kind, days, startDate } of lines) {
    sums[kind] += days;
    available += days;
    if (kind === 'taken' && startDate != null && startDate > today) ahead += days;
  }
  return {
    allowance: sums.allowance,
    transferredIn: sums.transferIn,
    transferredOut: used(sums.transferOut),
    carriedIn: sums.carriedIn,
    carriedOut: used(sums.carriedOut),
    corrected: sums.correction,
    expired: used(sums.expired),
    taken: used(sums.taken),
    planned: used(ahead),
    reserved: used(sums.reserved),
    available,
  };
}

const nothing: Readonly<Record<LedgerKind, number>> = {
  allowance: 0,
  transferIn: 0,
  transferOut: 0,
  taken: 0,
  reserved: 0,
  correction: 0,
  carriedIn: 0,
  carriedOut: 0,
  expired: 0,
};

/** Avoids negative zero. */
function used(days: number): number {
  return days === 0 ? 0 : -days;
}

/** A year without enough days for what is requested. */
export interface Shortage {
  year: number;
  available: number;
  /** How many days are requested in addition to those already charged. */
  wanted: number;
}

/**
 * The years with too few days; none means it is allowed. Each year is checked independently (absence.25). `before` is what the absence already
 * takes or reserves: only additional days must be available, so shortening is always allowed (absence.25).
 */
export function findShortages(
  available: ReadonlyMap<number, number>,
  wanted: readonly YearDays[],
  before: readonly YearDays[] = [],
): Shortage[] {
  return wanted
    .map(({ year, days }) => ({
      year,
      available: available.get(year) ?? 0,
      wanted: days - (before.find((each) => each.year === year)?.days ?? 0),
    }))
    .filter((each) => each.wanted > 0 && each.wanted > each.available);
}

/** Whether a person has enough days for an absence. */
export function mayTake(available: ReadonlyMap<number, number>, wanted: readonly YearDays[], before: readonly YearDays[] = []): boolean {
  return findShortages(available, wanted, before).length === 0;
}
