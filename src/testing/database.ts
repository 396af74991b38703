import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import type { OpenedDatabase } from '#kernel/server/database/open.ts';

export interface TestDatabase {
  database: OpenedDatabase;
  connection: Connection;
}

/** A migrated, empty database of this test file's own. Call it at the top of the file; it is dropped after the last test. */
export async function testDatabase({ poolSize = 4 }: { poolSize?: number } = {}): Promise<TestDatabase> {
  const { template } = inject('database');
  const connection = await emptyDatabase(template);
  const database = await connectDatabase(connection, { poolSize });
  afterAll(() => database.close());
  return { database, connection };
}

/** A database of this test file's own without any table, or a copy of a template. It is dropped after the last test. */
export async function emptyDatabase(template = 'template1'): Promise<Connection> {
  const { server, template: run } = inject('database');
  const name = `${run}_${randomBytes(5).toString('hex')}`;
  await statement(server, `create database ${name} template ${template}`);
  afterAll(() => statement(server, `drop database ${name} with (force)`));
  return { ...server, database: name };
}

async function statement(connection: Connection, text: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
