import type { AllowanceBasis, LedgerLine } from '../../contract/entities-balance.ts';

/** What the ledger holds of a person's allowance in a year. */
export interface HeldAllowance {
  days: number;
  /** Set by hand. */
  isSet: boolean;
  /** Of the newest default; null when it was written before this was kept. */
  basis: AllowanceBasis | null;
}

/** A line of the default allowance, and how it comes about. */
interface DefaultLine {
  reason: LedgerLine['reason'];
  days: number;
  basis: AllowanceBasis;
}

/**
 * The line that brings the ledger of a year to the default of now, with the reason of the difference; null when they agree, or when the
 * allowance was set by hand (absence.77).
 */
export function defaultLine(held: HeldAllowance | undefined, basis: AllowanceBasis): DefaultLine | null {
  const days = basis.days - (held?.days ?? 0);
  if (held?.isSet || days === 0) return null;
  return held ? { reason: reasonOfChange(held.basis, basis), days, basis } : firstLine(basis);
}

/** The line with which the ledger of a year begins. */
export function firstLine(basis: AllowanceBasis): DefaultLine & { reason: FirstReason } {
  return { reason: reasonOfFirst(basis), days: basis.days, basis };
}

type FirstReason = 'companyDefault' | 'prorated';

/** Why a default is what it is: the company's, its share for the part of the year in which somebody is employed, or nothing without one. */
export function reasonOfFirst({ isProrated, employed }: AllowanceBasis): FirstReason {
  if (!employed) return 'prorated';
  const isWhole = employed.from.endsWith('-01-01') && employed.to.endsWith('-12-31');
  return isProrated && !isWhole ? 'prorated' : 'companyDefault';
}

/** A change touches one of them; what moved earlier without moving the days comes after it in this order. */
function reasonOfChange(before: AllowanceBasis | null, now: AllowanceBasis): LedgerLine['reason'] {
  if (!now.employed) return 'employmentChanged';
  if (!before || before.companyDays !== now.companyDays || before.isProrated !== now.isProrated) return 'defaultChanged';
  if (before.employed?.from !== now.employed?.from || before.employed?.to !== now.employed?.to) return 'employmentChanged';
  if (before.workdays !== now.workdays || before.companyWorkdays !== now.companyWorkdays) return 'shareChanged';
  return before.extraDays === now.extraDays ? 'defaultChanged' : 'extraWeekChanged';
}
