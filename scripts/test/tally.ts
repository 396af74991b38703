import { readFileSync } from 'node:fs';

/** How many checks and tests of a suite held and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** The closing line of every run. */
export const closingLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** Reads the last closing line of a run's output; without one the run itself failed. */
export function tallyOf(output: string): Tally {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)];
  const [, passed, failed] = lines.at(-1) ?? [];
  return passed === undefined ? { passed: 0, failed: 1 } : { passed: Number(passed), failed: Number(failed) };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests?: number;
}

/** Counts a vitest run. A run that broke outside its tests, or that executed none, counts as one failure. */
export function vitestTally(reportFile: string, exitCode: number): Tally {
  try {
    // The reporter's own published format.
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped = 0 } = report;
    if (skipped > 0) console.log(`${skipped} tests were left out: what they need is not on this machine.`);
    const broke = exitCode !== 0 || passed + failed === 0;
    return { passed, failed: failed === 0 && broke ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
