import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigFault } from '../../read-config.ts';
import { systemClock } from '../../clock.ts';
import type { ServerFolders } from './server-folders.ts';
import { environment } from './unprivileged.ts';
import type { Runner } from './unprivileged.ts';

const abandoned = 10 * 60_000;

/** Makes a cluster when there is none. It gets its name only when it is complete, so that a broken attempt or a second process does no harm. */
export async function makeCluster(place: ServerFolders, runner: Runner): Promise<void> {
  if (existsSync(place.cluster)) return;
  removeAbandoned(place);
  const fresh = mkdtempSync(`${place.cluster}.`);
  if (runner.user) chownSync(fresh, runner.user.uid, runner.user.gid);
  const { code, output } = await run(runner, 'initdb', [
    `--pgdata=${fresh}`,
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--lc-ctype=C.UTF-8',
    '--locale-provider=icu',
    '--icu-locale=nb-NO',
    '--no-instructions',
  ]);
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new ConfigFault(`The embedded database could not be made: ${output.trim()}`);
  }
  try {
    renameSync(fresh, place.cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(place.cluster)) throw error;
  }
}

function removeAbandoned(place: ServerFolders): void {
  for (const name of readdirSync(place.folder)) {
    const path = join(place.folder, name);
    if (name.startsWith('cluster.') && systemClock.now().getTime() - statSync(path).mtimeMs > abandoned) rmSync(path, { recursive: true });
  }
}

async function run(runner: Runner, program: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const command = runner.command(program, args);
  const child = spawn(command.file, command.args, { env: environment, ...runner.user, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
