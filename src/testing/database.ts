import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import type { OpenedDatabase } from '#kernel/server/database/open.ts';
import { dropDatabase } from './drop-database.ts';

export interface TestDatabase {
  database: OpenedDatabase;
  connection: Connection;
}

const opened: OpenedDatabase[] = [];
const made: string[] = [];

// The hook belongs to the test file that imports this one, also when a database is made within a test.
afterAll(async () => {
  for (const database of opened.splice(0)) await database.close();
  for (const name of made.splice(0)) await onServer((client) => dropDatabase(client, name));
});

/** A migrated, empty database of this test file's own. Call it at the top of the file; it is dropped after the last test. */
export async function testDatabase({ poolSize = 4 }: { poolSize?: number } = {}): Promise<TestDatabase> {
  const connection = await emptyDatabase(inject('database').template);
  return { database: await openTestDatabase(connection, poolSize), connection };
}

/** A database of this test file's own without any table, or a copy of a template. It is dropped after the last test. */
export async function emptyDatabase(template = 'template1'): Promise<Connection> {
  const { server, template: run } = inject('database');
  const name = `${run}_${randomBytes(5).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  made.push(name);
  return { ...server, database: name };
}

/** Opens a database as the product does; it is closed after the last test. */
export async function openTestDatabase(connection: Connection, poolSize = 4): Promise<OpenedDatabase> {
  const database = await connectDatabase(connection, { poolSize });
  opened.push(database);
  return database;
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject('database').server);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
