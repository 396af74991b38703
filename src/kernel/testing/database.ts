import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '../server/database/connection.ts';
import { connectDatabase } from '../server/database/open.ts';
import type { OpenedDatabase } from '../server/database/open.ts';
import { dropDatabase } from './drop-database.ts';
import { atFileEnd } from './file-end.ts';

export interface TestDatabase {
  database: OpenedDatabase;
  connection: Connection;
}

/** A migrated, empty database for this test file. Call it at the top of the file; it is dropped after the last test. */
export async function testDatabase({ poolSize = 4, template = inject('database').template } = {}): Promise<TestDatabase> {
  const connection = await emptyDatabase(template);
  return { database: await openTestDatabase(connection, poolSize), connection };
}

/** A database without tables, or a copy of a template, for this test file. It is dropped after the last test. */
export async function emptyDatabase(template = 'template1'): Promise<Connection> {
  const { server, template: run } = inject('database');
  const name = `${run}_${randomBytes(5).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  atFileEnd(() => onServer((client) => dropDatabase(client, name)));
  return { ...server, database: name };
}

/** Opens a database like the product does; it is closed after the last test. */
export async function openTestDatabase(connection: Connection, poolSize = 4): Promise<OpenedDatabase> {
  const database = await connectDatabase(connection, { poolSize });
  atFileEnd(() => database.close());
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
