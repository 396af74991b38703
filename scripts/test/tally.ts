import { readFileSync } from 'node:fs';
import type { Count } from './count.ts';

/** How many checks and tests of a suite held and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
  /** What did not go as it should, a line each. */
  notes?: readonly string[];
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  notes: tallies.flatMap(({ notes = [] }) => notes),
});

const mark = '!! ';

/** Prints what did not go as it should, to be found at the end of a long output. */
export function showNotes({ notes = [] }: Tally): void {
  for (const note of notes) console.log(mark + note);
}

/** The closing line of every run. */
export const closingLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** Reads the last closing line of a run's output, and its notes; without one the run itself failed. */
export function tallyOf(output: string): Tally {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)];
  const [, passed, failed] = lines.at(-1) ?? [];
  const notes = output.split('\n').flatMap((line) => (line.startsWith(mark) ? line.slice(mark.length) : []));
  return passed === undefined ? { passed: 0, failed: 1, notes } : { passed: Number(passed), failed: Number(failed), notes };
}

/** Counts a vitest run by what it left. A run that broke outside its tests, or that executed none, counts as one failure. */
export function vitestTally(countFile: string, exitCode: number): Tally {
  try {
    // Only the counting reporter writes it.
    const { passed, failed, skipped, notes } = JSON.parse(readFileSync(countFile, 'utf8')) as Count;
    if (skipped > 0) console.log(`${skipped} tests were left out: what they need is not on this machine.`);
    const broke = exitCode !== 0 || passed + failed === 0;
    return { passed, failed: failed === 0 && broke ? 1 : failed, notes };
  } catch {
    return { passed: 0, failed: 1, notes: ['failed: the run ended before it was counted'] };
  }
}
