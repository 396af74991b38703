import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'root-'));
const outside = join(root, 'outside');
afterAll(() => rmSync(root, { recursive: true }));

// Higher than any process id on Linux.
const gone = 99_999_999;

const failing = `
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
test('leaves a folder and fails', () => {
  throw new Error('left in ' + mkdtempSync(join(tmpdir(), 'left-')));
});`;

/** Runs a failing test, with `outside` as the machine's temporary folder; returns its output. */
function failingRun(): Promise<string> {
  mkdirSync(outside);
  mkdirSync(join(outside, `samspill-${gone}`));
  mkdirSync(join(outside, `samspill-${process.pid}`));
  mkdirSync(join(outside, 'samspill-of-another-kind'));
  writeFileSync(join(root, 'failing.test.ts'), failing);
  const config = { test: { globals: true, globalSetup: [join(import.meta.dirname, 'run-folder.ts')] } };
  writeFileSync(join(root, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  const vitest = [join(project, 'node_modules/vitest/vitest.mjs'), 'run', '--root', root];
  const env = { ...process.env, TMPDIR: outside, VITEST: '', NODE_DISABLE_COMPILE_CACHE: '1' };
  return new Promise((done) => {
    execFile(process.execPath, vitest, { cwd: project, env }, (_failure, out, err) => done(`${out}${err}`));
  });
}

test('a run that fails leaves nothing behind, and clears up after runs that were killed', async () => {
  const said = await failingRun();
  const [, left = ''] = /left in (\S+)/.exec(said) ?? [];
  expect(left || said).toMatch(/outside\/samspill-\d+\/left-/);
  expect(existsSync(left)).toBe(false);
  // Folders of a running process, or with an unknown name, are kept.
  expect(readdirSync(outside).toSorted()).toEqual([`samspill-${process.pid}`, 'samspill-of-another-kind']);
});
