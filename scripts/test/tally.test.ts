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
  ['the last line counts', '3 passed, 0 failed\nmore\n5 passed, 1 failed\n', { passed: 5, failed: 1, notes: [] }],
  ['a run without a closing line has failed', 'Segmentation fault\n', { passed: 0, failed: 1, notes: [] }],
  ['a line with more on it does not count', 'Tests 5 passed, 0 failed\n', { passed: 0, failed: 1, notes: [] }],
  ['what went wrong is handed on', '!! failed: a > b: why\n5 passed, 1 failed\n', { passed: 5, failed: 1, notes: ['failed: a > b: why'] }],
])('%s', (_, output, tally) => {
  expect(tallyOf(output)).toEqual(tally);
});

const why = ['failed: a > b: why'];

test.each([
  ['a good run', { passed: 4, failed: 0, skipped: 0, notes: [] }, 0, { passed: 4, failed: 0, notes: [] }],
  ['failed tests', { passed: 4, failed: 2, skipped: 0, notes: why }, 1, { passed: 4, failed: 2, notes: why }],
  ['a file that did not load', { passed: 4, failed: 0, skipped: 0, notes: why }, 1, { passed: 4, failed: 1, notes: why }],
  ['a run of no tests', { passed: 0, failed: 0, skipped: 0, notes: [] }, 0, { passed: 0, failed: 1, notes: [] }],
  ['a run that left no count', '', 0, { passed: 0, failed: 1, notes: ['failed: the run ended before it was counted'] }],
])('counts %s', (_, count, code, tally) => {
  const folder = mkdtempSync(join(tmpdir(), 'samspill-tally-'));
  writeFileSync(join(folder, 'count.json'), count && JSON.stringify(count));
  expect(vitestTally(join(folder, 'count.json'), code)).toEqual(tally);
  rmSync(folder, { recursive: true });
});
