import { runCheck } from './check.ts';
import { ensureProgram } from './test/debian.ts';
import { project, runVitest, shown } from './test/run.ts';
import { closingLine, showNotes, sum, type Tally } from './test/tally.ts';

const title = (text: string) => console.log(`\n── ${text}`);

async function browserJourneys(): Promise<Tally> {
  const obstacle = await ensureProgram('/usr/bin/chromium', 'chromium');
  if (!obstacle) return runVitest(['--config', 'vitest.e2e.config.ts']);
  console.error(obstacle);
  return { passed: 0, failed: 1 };
}

async function build(): Promise<Tally> {
  const { code } = await shown('node', ['scripts/build.ts']);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const suites: readonly [name: string, run: () => Promise<Tally>][] = [
  ['check', () => runCheck(project)],
  ['build', build],
  ['unit and HTTP tests', () => runVitest([])],
  ['browser journeys', browserJourneys],
];

/** Everything that must hold, one suite after the other, closed by one line over all of them. */
async function test(): Promise<void> {
  const tallies: Tally[] = [];
  for (const [name, run] of suites) {
    title(name);
    tallies.push(await run());
  }
  const total = sum(tallies);
  title(suites.map(([name], index) => `${name}: ${closingLine(tallies[index] ?? { passed: 0, failed: 1 })}`).join('; '));
  showNotes(total);
  console.log(closingLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await test();
