import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ownPath } from '../check/command.ts';
import { vitestTally, type Tally } from './tally.ts';

export const project = resolve(import.meta.dirname, '../..');

/** What Node has compiled for a test is found by the next run, which loads the same modules. */
const compiled = { NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compiled-tests') };

const coloured = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Runs a command in the project, or another tree, and shows its output line by line, as others may run beside it; returns its exit code. */
export function shown(command: string, args: readonly string[], variables: Record<string, string> = {}, cwd = project): Promise<number> {
  return new Promise((done, reject) => {
    const child = spawn(command, args, { cwd, env: { ...ownPath, ...coloured, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
    createInterface(child.stdout).on('line', (line) => console.log(line));
    createInterface(child.stderr).on('line', (line) => console.error(line));
    child.once('error', reject);
    child.once('close', (code) => done(code ?? 1));
  });
}

/** Runs vitest with the given arguments in the project, or another tree, and counts its results. */
export async function runVitest(args: readonly string[], variables: Record<string, string> = {}, cwd = project): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'samspill-tests-'));
  const count = join(folder, 'count.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/test/count.ts'];
  try {
    const code = await shown('vitest', ['run', ...args, ...reporters], { ...compiled, ...variables, TEST_COUNT: count }, cwd);
    return vitestTally(count, code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
