import { ehfRules } from '#testing/ehf-rules-folder.ts';
import { runCheck } from '../check.ts';
import { namedSlowest } from './count.ts';
import { ensurePrograms, type Programs } from './debian.ts';
import { serverProgram, startPostgresql } from './postgresql.ts';
import { project, runVitest, shown } from './run.ts';
import { afterSecondRun, closingLine, sum, type Tally } from './tally.ts';

/** A part of what must hold. */
export interface Suite {
  name: string;
  /** The programs that its tests use. */
  needs?: Programs;
  run: () => Promise<Tally>;
}

export const check: Suite = { name: 'check', run: () => runCheck(project) };

export const build: Suite = {
  name: 'build',
  run: async () => {
    const code = await shown('node', ['scripts/build.ts']);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};

// Each export is opened in the spreadsheet; printed contracts are read and checked.
const documentTools: Programs = {
  '/usr/bin/soffice': 'libreoffice-calc',
  '/usr/bin/pdftotext': 'poppler-utils',
  '/usr/bin/pdfsig': 'poppler-utils',
  '/usr/bin/qpdf': 'qpdf',
  '/usr/bin/openssl': 'openssl',
};

// Invoices are tried with the official rules where those are laid (record 321).
const ehfTools: Programs = {
  '/usr/bin/java': 'default-jre-headless',
  '/usr/share/java/Saxon-HE.jar': 'libsaxonhe-java',
  '/usr/bin/xmllint': 'libxml2-utils',
};

const unitTestTools: Programs = { ...documentTools, ...(ehfRules ? ehfTools : {}) };

export const unitTests: Suite = { name: 'unit and HTTP tests', needs: unitTestTools, run: () => runVitest([]) };

/** All but the tests that `databaseTests` carries out on PostgreSQL 15, save those that belong on both (`vitest.config.ts`). */
export const unitTestsBesidesDatabase: Suite = { ...unitTests, run: () => runVitest([], { DATABASE_TESTS_FOLLOW: '1' }) };

/** The tests of row-level security, migrations, concurrency and query plans, on Debian's PostgreSQL 15 over TCP with an ordinary role. */
export const databaseTests: Suite = {
  name: 'tests of the database on PostgreSQL 15',
  needs: { [serverProgram]: 'postgresql-15' },
  run: async () => {
    const server = await startPostgresql();
    try {
      return await runVitest(['.pg.test.'], { TEST_DATABASE_URL: server.url });
    } finally {
      server.stop();
    }
  },
};

export const browserJourneys: Suite = {
  name: 'browser journeys',
  needs: { '/usr/bin/chromium': 'chromium', '/usr/bin/chromium-headless-shell': 'chromium-headless-shell' },
  run: () => runJourneysTwice(2),
};

/** The same with nothing beside them: what two at once leave of two processors while they wait for pages, a third uses. */
export const browserJourneysAlone: Suite = { ...browserJourneys, run: () => runJourneysTwice(3) };

/** When more files than these fail, the product does. */
const maxTriedAgain = 3;

async function runJourneysTwice(atOnce: number): Promise<Tally> {
  const first = await runJourneys(atOnce);
  const { failedFiles = [] } = first;
  if (failedFiles.length === 0 || failedFiles.length > maxTriedAgain) return first;
  title(`once more, each with a product of its own: ${failedFiles.join(', ')}`);
  return afterSecondRun(first, await runJourneys(2, failedFiles));
}

const runJourneys = (atOnce: number, files: readonly string[] = []): Promise<Tally> =>
  runVitest(['--config', 'vitest.e2e.config.ts', `--maxWorkers=${atOnce}`, ...files]);

const title = (text: string) => console.log(`\n── ${text}`);

interface Done {
  name: string;
  seconds: number;
  tally: Tally;
}

/** What a lane does next: a suite, or several side by side. */
type Step = Suite | readonly Suite[];

/**
 * Installs what is missing, and runs lanes of suites side by side, the steps of a lane one after the other; says at the end what took how
 * long, what went wrong, and one line over all of them. A lane waits for a page, a checker or its last file a quarter of its time: another works then.
 */
export async function runSuites(...lanes: readonly (readonly Step[])[]): Promise<void> {
  for (const obstacle of await ensurePrograms(Object.assign({}, ...lanes.flat(2).map(({ needs }) => needs)))) console.error(obstacle);
  const start = performance.now();
  const done = (await Promise.all(lanes.map(runLane))).flat();
  const total = sum(done.map(({ tally }) => tally));
  title(`the ${namedSlowest} slowest tests`);
  for (const { name, seconds } of total.slowest.slice(0, namedSlowest)) console.log(timeLine(seconds, name));
  title('suites');
  for (const { name, seconds, tally } of done) console.log(timeLine(seconds, `${name}: ${closingLine(tally)}`));
  console.log(timeLine(secondsSince(start), 'all of them, side by side'));
  for (const note of total.notes) console.log(`!! ${note}`);
  console.log(closingLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function runLane(steps: readonly Step[]): Promise<Done[]> {
  const done: Done[] = [];
  for (const step of steps) done.push(...(await Promise.all([step].flat().map(runSuite))));
  return done;
}

async function runSuite({ name, run }: Suite): Promise<Done> {
  title(name);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = secondsSince(start);
  title(`${name}: ${closingLine(tally)}, ${seconds.toFixed(0)} s`);
  return { name, seconds, tally };
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const timeLine = (seconds: number, what: string): string => `${seconds.toFixed(1).padStart(7)} s  ${what}`;
