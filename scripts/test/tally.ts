import { readFileSync } from 'node:fs';
import type { Count, Timed } from './count.ts';

/** How many checks and tests of a suite passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** The problems, one line each. */
  notes?: readonly string[];
  /** Its slowest tests. */
  slowest?: readonly Timed[];
  /** The files that failed. */
  failedFiles?: readonly string[];
}

export const sum = (tallies: readonly Tally[]): Required<Omit<Tally, 'failedFiles'>> => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  notes: tallies.flatMap(({ notes = [] }) => notes),
  slowest: tallies.flatMap(({ slowest = [] }) => slowest).toSorted((a, b) => b.seconds - a.seconds),
});

/** The last line of every run. */
export const closingLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** Counts a vitest run from its results. A run that failed outside its tests, or ran none, counts as one failure. */
export function vitestTally(countFile: string, exitCode: number): Tally {
  try {
    // Only the counting reporter writes it.
    const { passed, failed, leftOut, notes, slowest, failedFiles } = JSON.parse(readFileSync(countFile, 'utf8')) as Count;
    for (const name of leftOut) console.log(`Left out, for what it needs is not here or was not asked for: ${name}`);
    const broke = exitCode !== 0 || passed + failed === 0;
    return { passed, failed: failed === 0 && broke ? 1 : failed, notes, slowest, failedFiles };
  } catch {
    return { passed: 0, failed: 1, notes: ['failed: the run ended before it was counted'] };
  }
}

/** What a suite came to whose failed files ran once more: what held then has passed, and is named. */
export function afterSecondRun(first: Tally, second: Tally): Tally {
  const { notes = [] } = first;
  const heldNow = second.failed === 0;
  return {
    passed: first.passed + first.failed - second.failed,
    failed: second.failed,
    notes: heldNow
      ? notes.map((note) => note.replace(/^failed/, 'held only when tried again'))
      : [...notes, ...(second.notes ?? []).map((note) => `again ${note}`)],
    slowest: first.slowest ?? [],
  };
}
