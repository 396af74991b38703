import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '#kernel/testing/temporary-folder.ts';
import { freePort } from './free-port.ts';

const programs = '/usr/lib/postgresql/15/bin';
const password = 'only-for-this-run';

/** The program that shows whether Debian's PostgreSQL is installed. */
export const serverProgram = join(programs, 'postgres');

/** Starts a cluster of Debian's PostgreSQL 15 on a free port, with an ordinary role that may create databases. Other clusters are not touched. */
export async function startPostgresql(): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(temporaryFolder(), 'samspill-postgresql-'));
  const owner = ownerOf(folder);
  const run = (program: string, ...args: string[]) => runAs(owner, join(programs, program), args);
  const port = await freePort();
  const cluster = join(folder, 'cluster');
  writeFileSync(join(folder, 'password'), password, { mode: 0o644 });
  run(
    'initdb',
    '-D',
    cluster,
    '--username=admin',
    `--pwfile=${folder}/password`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  );
  // As in the embedded cluster of tests: statistics come when a test asks for them, not when a run is slow.
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200 -c autovacuum=off`;
  run('pg_ctl', '-D', cluster, '-l', `${folder}/log`, '-w', '-o', settings, 'start');
  const administrator = `postgresql://admin:${password}@127.0.0.1:${port}/postgres`;
  run('psql', administrator, '-qc', `create role samspill login createdb nosuperuser nobypassrls password '${password}'`);
  return {
    url: `postgresql://samspill:${password}@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}

interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so then it runs as `postgres`, a user created by Debian's package. */
function ownerOf(folder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

function runAs(owner: Owner | undefined, program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    ...owner,
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
}
