import { sql } from 'kysely';
import { openDatabase } from '../server/database/open.ts';

/**
 * A process on the embedded database, for tests that kill it: prints `open`, inserts rows and prints each number once it is committed, and on
 * SIGTERM closes and exits.
 */
const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
const ending = new AbortController();
process.on('SIGTERM', () => ending.abort());
const say = (text: string) => process.stdout.write(`${text}\n`);
await database.transaction(async ({ tx }) => {
  await sql`select pg_advisory_xact_lock(1)`.execute(tx);
  await sql`create table if not exists written (n integer generated always as identity, text text)`.execute(tx);
});
say('open');
while (!ending.signal.aborted) {
  const { rows } = await database.transaction(({ tx }) =>
    sql<{ n: number }>`insert into written (text) values (repeat('x', 500)) returning n`.execute(tx),
  );
  say(String(rows[0]?.n));
  await new Promise((resolve) => setTimeout(resolve, 2));
}
await database.close();
