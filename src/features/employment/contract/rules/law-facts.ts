import type { EmploymentDocument } from '../document.ts';
import type { ruleLevels } from '../findings.ts';
import type { ComposedContract } from './compose.ts';

export interface CheckedContract {
  contract: ComposedContract;
  today: string;
  /** Other contracts of the same person that wait for their first day. */
  waitingContracts?: EmploymentDocument['waitingContracts'];
}

/** Whether the contract says the value of a variable; where own words have left it out, they say something else or nothing. */
export function says({ values, unused }: ComposedContract, key: string): boolean {
  return key in values && !unused.includes(key);
}

/** What a rule has found; how serious it is stands in `ruleLevels`. */
export interface LawFact {
  key: keyof typeof ruleLevels;
  clause: string;
  params?: Record<string, string | number>;
}
