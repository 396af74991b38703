import { balanceOf, type BalanceLine } from './balance.ts';

/** What a company does with unused days by agreement: leaves them, or carries over a number of them and writes off the rest. */
export type CarryOverPolicy = { kind: 'none' } | { kind: 'capped'; maxDays: number | null };

interface Closing {
  /** The year's ledger, without earlier closings. */
  lines: readonly BalanceLine[];
  /** The statutory days of the year, including those carried over by law. */
  statutory: number;
  policy: CarryOverPolicy;
}

export interface CarriedOver {
  statutoryCarried: number;
  contractualCarried: number;
  /** Above the cap, to be written off. */
  writtenOff: number;
  /** Stays in its year until it is transferred. */
  left: number;
}

/**
 * What happens to unused days when a year is closed. Unused statutory days are always carried over, without limit or agreement
 * (Holidays Act § 7(3), law.8); days taken count as statutory first, and a transfer as days by agreement first. Caps apply only to
 * days by agreement. A negative balance stays in its year and is shown.
 */
export function carryOver({ lines, statutory, policy }: Closing): CarriedOver {
  const left = statutoryLeft(lines, statutory);
  const cap = policy.kind === 'none' ? 0 : (policy.maxDays ?? Infinity);
  const contractualCarried = Math.min(left.contractual, cap);
  const rest = left.contractual - contractualCarried;
  return {
    statutoryCarried: left.statutory,
    contractualCarried,
    writtenOff: policy.kind === 'none' ? 0 : rest,
    left: policy.kind === 'none' ? rest : 0,
  };
}

/** Splits the unused days into statutory ones and those by agreement. */
function statutoryLeft(lines: readonly BalanceLine[], statutory: number): { statutory: number; contractual: number } {
  const { available, taken, reserved } = balanceOf(lines, '');
  const remaining = Math.max(0, available);
  const untaken = Math.min(remaining, Math.max(0, statutory - taken - reserved));
  return { statutory: untaken, contractual: remaining - untaken };
}

/** The days written off on the expiry date of days carried over by agreement: those not taken by then, since they are taken first. */
export function expiring({ carriedContractual, takenByThen }: { carriedContractual: number; takenByThen: number }): number {
  return Math.max(0, carriedContractual - Math.max(0, takenByThen));
}

/** Whether the expiry day (`MM-DD` of the following year) has passed. */
export function hasExpired(expiresOn: string, closedYear: number, today: string): boolean {
  return today > `${closedYear + 1}-${expiresOn}`;
}
