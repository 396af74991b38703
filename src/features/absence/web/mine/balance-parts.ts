import type { Balance } from '../../contract/entities-balance.ts';

export type BalanceKind = 'taken' | 'planned' | 'reserved' | 'left' | 'missing';

/**
 * A balance as the segments of its bar: past days, planned days, requested days, days left. A negative balance has
 * no days left, and shows how many are missing.
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

/** The balances of both years after a transfer. */
export function afterTransfer(from: Pick<Balance, 'available'>, to: Pick<Balance, 'available'>, days: number) {
  return { from: from.available - days, to: to.available + days };
}
