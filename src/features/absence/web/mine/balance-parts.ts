import type { Balance } from '../../contract/entities-balance.ts';

export type BalanceKind = 'taken' | 'planned' | 'reserved' | 'left' | 'missing';

/**
 * A balance as the stretches of its bar: what is behind, what is agreed and ahead, what is asked for, what is left. A balance below zero has
 * nothing left, and says how much is missing.
 */
export function balanceParts({ taken, planned, reserved, available }: Balance): { kind: BalanceKind; days: number }[] {
  return [
    { kind: 'taken', days: taken - planned },
    { kind: 'planned', days: planned },
    { kind: 'reserved', days: reserved },
    { kind: 'left', days: Math.max(0, available) },
    { kind: 'missing', days: Math.max(0, -available) },
  ];
}

/** What a year becomes when days are moved to the next. */
export function afterTransfer(from: Pick<Balance, 'available'>, to: Pick<Balance, 'available'>, days: number) {
  return { from: from.available - days, to: to.available + days };
}

/**
 * Whether more of the statutory holiday would be moved than may be agreed: two weeks of the person's own, days by agreement first
 * (Holidays Act § 7(3)).
 */
export function isAboveLaw({ available, statutory }: Pick<Balance, 'available' | 'statutory'>, days: number, limit: number): boolean {
  const byAgreement = Math.max(0, available - statutory);
  return days - byAgreement > limit;
}
