import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ownPath } from '../check/command.ts';
import { vitestTally, type Tally } from './tally.ts';

export const project = resolve(import.meta.dirname, '../..');

/** Runs a command in the project, its output shown as it comes and also returned. */
export function shown(
  command: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((done, reject) => {
    const child = spawn(command, args, { cwd: project, env: { ...ownPath, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const [from, to] of [[child.stdout, process.stdout] as const, [child.stderr, process.stderr] as const]) {
      from.on('data', (chunk: Buffer) => {
        output.push(chunk);
        to.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/** Runs vitest with the given arguments and counts what it did. */
export async function runVitest(args: readonly string[], variables: Record<string, string> = {}): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'samspill-tests-'));
  const count = join(folder, 'count.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/test/count.ts'];
  const { code } = await shown('vitest', ['run', ...args, ...reporters], { ...variables, TEST_COUNT: count });
  const tally = vitestTally(count, code);
  rmSync(folder, { recursive: true });
  return tally;
}
