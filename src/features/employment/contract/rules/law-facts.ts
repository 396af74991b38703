import type { ruleLevels } from '../findings.ts';
import type { ComposedContract } from './compose.ts';

export interface CheckedContract {
  contract: ComposedContract;
  today: string;
}

/** What a rule has found; how serious it is stands in `ruleLevels`. */
export interface LawFact {
  key: keyof typeof ruleLevels;
  clause: string;
  params?: Record<string, string | number>;
}
