import type { Balance } from '../../contract/entities-balance.ts';
import type { LedgerKind } from '../../contract/kinds.ts';
import type { YearDays } from './count.ts';

/** A line of one person's ledger in one year. */
export interface BalanceLine {
  kind: LedgerKind;
  /** Signed: what gives is positive. */
  days: number;
  /** First day of the absence that a `taken` line belongs to. */
  startDate?: string | null;
}

/**
 * A year's vacation days, the sum of its lines; `available` may be negative after a recalculation. All other numbers are positive, save
 * `corrected`. `taken` is all that is agreed, `planned` the part of it whose absence begins after today.
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

/** Without a negative zero. */
function used(days: number): number {
  return days === 0 ? 0 : -days;
}

/** A year without enough days for what is requested. */
export interface Shortage {
  year: number;
  available: number;
  /** How many more than are charged already. */
  wanted: number;
}

/**
 * The years in which the days do not suffice; none: it may be taken. Each year is judged alone (absence.25). `before` is what the absence already
 * takes or reserves there: only what comes on top must be available, so shortening always passes (absence.25).
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

/** Whether a person has the days that an absence costs. */
export function mayTake(available: ReadonlyMap<number, number>, wanted: readonly YearDays[], before: readonly YearDays[] = []): boolean {
  return findShortages(available, wanted, before).length === 0;
}
