import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestModule, Vitest } from 'vitest/node';
import CountingReporter, { type Count } from './count.ts';

/** What the reporter leaves of a run with one test that held and one that was skipped. */
function counted(pattern: RegExp | undefined): Count {
  const folder = mkdtempSync(join(tmpdir(), 'samspill-count-'));
  const file = join(folder, 'count.json');
  const module = { relativeModuleId: 'a.test.ts', state: () => 'passed' };
  const ofState = (fullName: string, state: string) => ({ module, fullName, result: () => ({ state }), diagnostic: () => undefined });
  const allTests = () => [ofState('holds', 'passed'), ofState('needs a program', 'skipped')];
  const modules = [{ ...module, errors: () => [], children: { allTests, allSuites: () => [] } }] as unknown as TestModule[];
  const reporter = new CountingReporter();
  reporter.onInit({ getGlobalTestNamePattern: () => pattern } as Vitest);
  const before = process.env['TEST_COUNT'];
  process.env['TEST_COUNT'] = file;
  reporter.onTestRunEnd(modules, []);
  if (before === undefined) delete process.env['TEST_COUNT'];
  else process.env['TEST_COUNT'] = before;
  const count = JSON.parse(readFileSync(file, 'utf8')) as Count;
  rmSync(folder, { recursive: true });
  return count;
}

test('names the tests that were left out of a run of all, and none of a run that was chosen by name', () => {
  expect(counted(undefined).leftOut).toEqual(['a.test.ts > needs a program']);
  expect(counted(/holds/).leftOut).toEqual([]);
});
