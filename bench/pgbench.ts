import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { administrator, placeOf } from '#kernel/server/database/embedded/place.ts';
import { connections } from './load.ts';

const program = '/usr/lib/postgresql/15/bin/pgbench';

/** Transactions a second of `pgbench -S` on the product's running server, in a database of its own; undefined when there is no pgbench. */
export async function pgbench(dataDir: string): Promise<number | undefined> {
  if (!existsSync(program)) return undefined;
  const { host = '', port = 0, user = '', ...connection } = administrator(placeOf(join(dataDir, 'postgres')));
  const client = new pg.Client({ host, port, user, ...connection });
  await client.connect();
  await client.query('create database pgbench');
  await client.end();
  const where = ['-h', host, '-p', String(port), '-U', user];
  const run = (...args: string[]) =>
    execFileSync(program, [...where, ...args, 'pgbench'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  run('-i', '-q');
  const told = run('-S', '-c', String(connections), '-j', '2', '-T', '4');
  return Math.round(Number(/tps = ([\d.]+)/.exec(told)?.[1]));
}
