import { ensureProgram } from './test/debian.ts';
import { serverProgram, startPostgresql } from './test/postgresql.ts';
import { runVitest, shown } from './test/run.ts';
import { closingLine, showNotes, sum, tallyOf, type Tally } from './test/tally.ts';

/** The tests of row-level security, migrations, concurrency and query plans, on Debian's PostgreSQL 15 over TCP with an ordinary role. */
async function onPostgresql(): Promise<Tally> {
  const obstacle = await ensureProgram(serverProgram, 'postgresql-15');
  if (obstacle) throw new Error(obstacle);
  const server = await startPostgresql();
  try {
    return await runVitest(['.pg.test.'], { TEST_DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

// One test reads PDF files back with it; without it that test is left out.
await ensureProgram('/usr/bin/pdftotext', 'poppler-utils');
const { code, output } = await shown('npm', ['test']);
const tested = tallyOf(output);
console.log('\n── the same tests of the database on PostgreSQL 15');
const onDebian = await onPostgresql().catch((error: unknown) => {
  console.error(error);
  return { passed: 0, failed: 1 };
});
const total = sum([tested, onDebian]);
// A run that ended badly has failed, whatever it counted.
if (code !== 0 && total.failed === 0) total.failed = 1;
showNotes(total);
console.log(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
