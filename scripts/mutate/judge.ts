import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ownPath } from '../check/command.ts';
import type { Count } from '../test/count.ts';

/** A copy of the project in which files may be changed, and its tests. */
export interface Copy {
  folder: string;
  tests: readonly string[];
}

/** The time limit for the tests of one mutant; without a failure by then it counts as survived. */
const limitMs = 1000 * Number(process.env['MUTATE_SECONDS'] ?? 600);

/** The first failure among the tests related to a file; undefined when none fails in time. The closest tests run first. */
export async function testsFailedBy(copy: Copy, path: string): Promise<string | undefined> {
  const end = Date.now() + limitMs;
  const closest = copy.tests.filter(isClosest(path));
  const near = copy.tests.filter((test) => test.startsWith(areaOf(path)) && !closest.includes(test));
  const groups = [closest, near].filter(({ length }) => length > 0).map((tests) => ['run', ...tests]);
  const others = ['related', path, '--run', ...[...closest, ...near].flatMap((test) => ['--exclude', test])];
  for (const args of [...groups, others]) {
    const [notice] = await failures(copy, [...args, '--bail=1'], end - Date.now());
    if (notice) return notice;
  }
  return undefined;
}

/** Detects the closest tests of a file. HTTP tests of the kernel are in `src/product-tests`; there and in the kernel the name says what a test covers. */
function isClosest(path: string): (test: string) => boolean {
  const [file, folder] = [basename(path, '.ts').replace('store-', ''), basename(dirname(path))];
  if (!path.startsWith('src/kernel/')) return (test) => dirname(test) === dirname(path);
  // Files directly in the server folder are mostly part of request handling.
  const names = folder === 'server' ? [file, 'gate', 'entering'] : [file, folder];
  return (test) => names.some((name) => new RegExp(`^src/(?:kernel/server|product-tests)/.*\\b${name}\\b`).test(test));
}

/** The folder of the larger tests that cover a file. */
const areaOf = (path: string): string => /^src\/(?:features\/[^/]+|identity)\//.exec(path)?.[0] ?? 'src/product-tests/';

/** Of the tests that failed, those that also fail in an unchanged copy. */
export async function unreliableTests(copy: Copy, notices: readonly string[]): Promise<string[]> {
  const files = new Set(notices.flatMap((notice) => /src\/\S+[.]test[.]ts/.exec(notice)?.[0] ?? []));
  return files.size === 0 ? [] : failures(copy, ['run', ...files], 2 * limitMs);
}

/** Runs vitest in a copy; returns the failures, one line each. */
async function failures({ folder }: Copy, args: readonly string[], timeoutMs: number): Promise<string[]> {
  const count = join(folder, 'tmp-count.json');
  rmSync(count, { force: true });
  // A test that hangs fails long before its usual limit.
  const options = ['--maxWorkers=1', '--testTimeout=60000', '--reporter=./scripts/test/count.ts'];
  const code = await quietCode(folder, [...args, ...options], { TEST_COUNT: count }, timeoutMs);
  if (code === undefined) return [];
  if (!existsSync(count)) return ['the run broke before it was counted'];
  // Only the counting reporter writes it.
  const { notes } = JSON.parse(readFileSync(count, 'utf8')) as Count;
  const failed = notes.filter((note) => note.startsWith('failed'));
  return failed.length === 0 && code !== 0 ? ['the run failed outside its tests'] : failed;
}

/** Runs vitest without output; returns its exit code, or undefined after a timeout. */
function quietCode(
  cwd: string,
  args: readonly string[],
  variables: Record<string, string>,
  timeoutMs: number,
): Promise<number | undefined> {
  return new Promise((done, reject) => {
    // A process group of its own, so that workers in an endless loop are killed with it.
    const child = spawn('vitest', args, { cwd, env: { ...ownPath, ...variables }, stdio: 'ignore', detached: true });
    const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(end, Math.max(0, timeoutMs));
    process.once('exit', end);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      done(code ?? undefined);
    });
  });
}
