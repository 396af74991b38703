import pg from 'pg';
import { inject } from 'vitest';
import { compose } from '#app/server/compose.ts';
import { openLog } from '#app/server/log.ts';
import type { Config } from '#kernel/server/config.ts';
import { movableClock } from '#kernel/server/clock.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { dropDatabase } from '#kernel/testing/drop-database.ts';
import { testPublicUrl } from './public-url.ts';

// A cache of the process: the files of a worker ask for the same.
let made: Promise<string> | undefined;

/** The template of the run with the queues of all features, which take as long to make as everything else that a file begins with. */
export const queuedTemplate = (config: Config): Promise<string> => (made ??= onlyOnce(config));

/** Whichever worker comes first makes it, and the others wait for it; it goes with the databases of the run. */
async function onlyOnce(config: Config): Promise<string> {
  const { server, template } = inject('database');
  const name = `${template}_queued`;
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await make(client, name, config);
    return name;
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}

async function make(client: pg.Client, name: string, config: Config): Promise<void> {
  const { server, template } = inject('database');
  await client.query(`create database ${name} template ${template}`);
  try {
    const database = await connectDatabase({ ...server, database: name });
    const clock = movableClock('2026-11-21T09:00:00Z');
    const { queue } = await compose({ config, database, clock, log: openLog('silent'), ownAddress: () => testPublicUrl });
    await queue.stop();
    await database.close();
  } catch (error) {
    await dropDatabase(client, name);
    throw error;
  }
}
