import { balanceOf, type BalanceLine } from './balance.ts';

/** What a company does with days by agreement that are left: nothing, or carry over so many and write off the rest. */
export type CarryOverPolicy = { kind: 'none' } | { kind: 'capped'; maxDays: number | null };

interface Closing {
  /** The year's ledger, without earlier closings. */
  lines: readonly BalanceLine[];
  /** How many of the year's days the Holidays Act gives, with what it had carried in by law. */
  statutory: number;
  policy: CarryOverPolicy;
}

export interface CarriedOver {
  statutoryCarried: number;
  contractualCarried: number;
  /** Above the cap, to be written off. */
  writtenOff: number;
  /** Stays in its year until somebody moves it. */
  left: number;
}

/**
 * What becomes of the days that are left when a year is closed. Statutory days that were not taken are always carried over, whatever was
 * agreed and however many (Holidays Act § 7(3), law.8); days taken count as statutory first, and a transfer as days by agreement first. Caps touch
 * only what is there by agreement. An overdraft stays in its year and is shown.
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

/** How the days that are left divide into statutory ones and those by agreement. */
export function statutoryLeft(lines: readonly BalanceLine[], statutory: number): { statutory: number; contractual: number } {
  const { available, taken, reserved } = balanceOf(lines, '');
  const remaining = Math.max(0, available);
  const untaken = Math.min(remaining, Math.max(0, statutory - taken - reserved));
  return { statutory: untaken, contractual: remaining - untaken };
}

/** What is written off on the day on which days carried over by agreement end: those not taken by then, for they are taken first. */
export function expiring({ carriedContractual, takenByThen }: { carriedContractual: number; takenByThen: number }): number {
  return Math.max(0, carriedContractual - Math.max(0, takenByThen));
}

/** Whether the day (`MM-DD` of the year after) has passed, after which they end. */
export function hasExpired(expiresOn: string, closedYear: number, today: string): boolean {
  return today > `${closedYear + 1}-${expiresOn}`;
}
