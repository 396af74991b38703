import type { Consequence } from '../../contract/life.ts';
import { useLeavingWords } from './leaving-words.ts';

/** One consequence, with its count. */
export function LeavingConsequence({ consequence }: { consequence: Consequence }) {
  return useLeavingWords().consequence(consequence);
}
