import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closingLine, sum, tallyOf, vitestTally } from './tally.ts';

test('suites add up to one closing line', () => {
  const total = sum([
    { passed: 8, failed: 0 },
    { passed: 2, failed: 1 },
  ]);
  expect(closingLine(total)).toBe('10 passed, 1 failed');
});

test.each([
  ['the last line counts', '3 passed, 0 failed\nmore\n5 passed, 1 failed\n', { passed: 5, failed: 1 }],
  ['a run without a closing line has failed', 'Segmentation fault\n', { passed: 0, failed: 1 }],
  ['a line with more on it does not count', 'Tests 5 passed, 0 failed\n', { passed: 0, failed: 1 }],
])('%s', (_, output, tally) => {
  expect(tallyOf(output)).toEqual(tally);
});

test.each([
  ['a good run', '{"numPassedTests":4,"numFailedTests":0}', 0, { passed: 4, failed: 0 }],
  ['failed tests', '{"numPassedTests":4,"numFailedTests":2}', 1, { passed: 4, failed: 2 }],
  ['a file that did not load', '{"numPassedTests":4,"numFailedTests":0}', 1, { passed: 4, failed: 1 }],
  ['a run of no tests', '{"numPassedTests":0,"numFailedTests":0}', 0, { passed: 0, failed: 1 }],
  ['a run that left no report', '', 0, { passed: 0, failed: 1 }],
])('counts %s', (_, report, code, tally) => {
  const folder = mkdtempSync(join(tmpdir(), 'samspill-tally-'));
  writeFileSync(join(folder, 'report.json'), report);
  expect(vitestTally(join(folder, 'report.json'), code)).toEqual(tally);
  rmSync(folder, { recursive: true });
});
