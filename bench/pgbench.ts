import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { administrator, serverFolders } from '#kernel/server/database/embedded/server-folders.ts';
import { connections } from './load.ts';

const program = '/usr/lib/postgresql/15/bin/pgbench';

/** Updates the planner's statistics; otherwise they are missing until autovacuum runs a minute after the inserts. */
export async function analyze(dataDir: string): Promise<void> {
  await asAdministrator(dataDir, 'samspill', 'vacuum analyze');
}

/** Runs one statement on the running database, bypassing all policies. */
export async function asAdministrator(dataDir: string, database: string, statement: string): Promise<void> {
  const client = new pg.Client({ ...administrator(serverFolders(join(dataDir, 'postgres'))), database });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The number that a statement answers as `count`, on the same terms. */
export async function countAsAdministrator(dataDir: string, database: string, statement: string): Promise<number> {
  const client = new pg.Client({ ...administrator(serverFolders(join(dataDir, 'postgres'))), database });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(statement);
  await client.end();
  return rows[0]?.count ?? 0;
}

/** Transactions per second of `pgbench -S` on the product's running server, in a separate database; undefined without pgbench. */
export async function pgbench(dataDir: string): Promise<number | undefined> {
  if (!existsSync(program)) return undefined;
  const { host = '', port = 0, user = '' } = administrator(serverFolders(join(dataDir, 'postgres')));
  await asAdministrator(dataDir, 'postgres', 'create database pgbench');
  const where = ['-h', host, '-p', String(port), '-U', user];
  const run = (...args: string[]) =>
    execFileSync(program, [...where, ...args, 'pgbench'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  run('-i', '-q');
  const told = run('-S', '-c', String(connections), '-j', '2', '-T', '4');
  return Math.round(Number(/tps = ([\d.]+)/.exec(told)?.[1]));
}
