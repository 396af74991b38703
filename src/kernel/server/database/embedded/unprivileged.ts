import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ConfigFault } from '../../read-config.ts';

/** How PostgreSQL's programs are run: it refuses to work as root. */
export interface Runner {
  /** The folder with `bin`. */
  binaries: string;
  command: (program: string, args: readonly string[]) => { file: string; args: string[] };
  /** The user the programs run as, when it is not ours: what they write to must belong to it. */
  user: { uid: number; gid: number } | undefined;
}

// Only what a program needs: the rest of the environment may hold secrets or change what PostgreSQL does.
export const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

export type RootMode = 'namespace' | 'otherUser';

/** Chooses how to run PostgreSQL: as ourselves; as root in a user namespace, or where those are forbidden, as `postgres` or `nobody`. */
export function chooseRunner(binaries: string, way?: RootMode): Runner {
  const plain = (program: string, args: readonly string[]) => ({ file: join(binaries, 'bin', program), args: [...args] });
  if (process.getuid?.() !== 0) return { binaries, command: plain, user: undefined };
  if (way !== 'otherUser' && spawnSync('unshare', ['-U', 'true']).status === 0) {
    const command = (program: string, args: readonly string[]) => ({
      file: 'unshare',
      args: ['-U', join(binaries, 'bin', program), ...args],
    });
    return { binaries, command, user: undefined };
  }
  const user = unprivilegedUser();
  const reachable = isReachable(binaries) ? binaries : copied(binaries);
  return { binaries: reachable, command: (program, args) => ({ file: join(reachable, 'bin', program), args: [...args] }), user };
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found)
    throw new ConfigFault('PostgreSQL does not run as root, and there is no user "postgres" or "nobody"; start as an ordinary user.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Whether any user may pass through all folders above. */
export function isReachable(path: string): boolean {
  const mayPass = (statSync(path).mode & 0o001) !== 0;
  return mayPass && (dirname(path) === path || isReachable(dirname(path)));
}

/** A copy where every user may read it, for the time until the next restart of the machine. */
function copied(binaries: string): string {
  // The package's own description.
  const { version } = JSON.parse(readFileSync(join(binaries, '..', 'package.json'), 'utf8')) as { version: string };
  const target = join(tmpdir(), `samspill-postgres-${version}`);
  if (!existsSync(target)) copyTo(target, binaries);
  if (lstatSync(target).uid !== 0) throw new ConfigFault(`The folder ${target} is in the way: it belongs to another user.`);
  return target;
}

function copyTo(target: string, binaries: string): void {
  const fresh = mkdtempSync(`${target}.`);
  cpSync(binaries, fresh, { recursive: true, verbatimSymlinks: true });
  chmodSync(fresh, 0o755);
  try {
    renameSync(fresh, target);
  } catch {
    // Another process was first.
    rmSync(fresh, { recursive: true });
  }
}
