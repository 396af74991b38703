import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterSecondRun, closingLine, sum, vitestTally } from './tally.ts';

test('suites add up to one closing line', () => {
  const total = sum([
    { passed: 8, failed: 0 },
    { passed: 2, failed: 1 },
  ]);
  expect(closingLine(total)).toBe('10 passed, 1 failed');
});

test('suites name their slowest tests together, the slowest first', () => {
  const slow = (name: string, seconds: number) => ({ passed: 1, failed: 0, slowest: [{ name, seconds }] });
  expect(sum([slow('a', 1), slow('b', 3), slow('c', 2)]).slowest.map(({ name }) => name)).toEqual(['b', 'c', 'a']);
});

const why = ['failed: a > b: why'];

test.each([
  ['a good run', { passed: 4, failed: 0, leftOut: [], notes: [], failedFiles: [], slowest: [] }, 0, { passed: 4, failed: 0, notes: [] }],
  [
    'failed tests',
    { passed: 4, failed: 2, leftOut: [], notes: why, failedFiles: [], slowest: [] },
    1,
    { passed: 4, failed: 2, notes: why },
  ],
  [
    'a file that did not load',
    { passed: 4, failed: 0, leftOut: [], notes: why, failedFiles: [], slowest: [] },
    1,
    { passed: 4, failed: 1, notes: why },
  ],
  [
    'a run of no tests',
    { passed: 0, failed: 0, leftOut: [], notes: [], failedFiles: [], slowest: [] },
    0,
    { passed: 0, failed: 1, notes: [] },
  ],
  ['a run that left no count', '', 0, { passed: 0, failed: 1, notes: ['failed: the run ended before it was counted'] }],
])('counts %s', (_, count, code, tally) => {
  const folder = mkdtempSync(join(tmpdir(), 'samspill-tally-'));
  writeFileSync(join(folder, 'count.json'), count && JSON.stringify(count));
  expect(vitestTally(join(folder, 'count.json'), code)).toMatchObject(tally);
  rmSync(folder, { recursive: true });
});

const failedOnce = { passed: 9, failed: 2, notes: ['failed: a > b: why', 'failed: a > c: why'], failedFiles: ['a'] };

test('what holds in a second run of its file has passed, and is named', () => {
  const { passed, failed, notes } = afterSecondRun(failedOnce, { passed: 3, failed: 0, notes: [] });
  expect([passed, failed, notes]).toEqual([11, 0, ['held only when tried again: a > b: why', 'held only when tried again: a > c: why']]);
});

test('what fails in a second run too has failed, with both reasons', () => {
  const { passed, failed, notes } = afterSecondRun(failedOnce, { passed: 2, failed: 1, notes: ['failed: a > b: so'] });
  expect([passed, failed, notes]).toEqual([10, 1, ['failed: a > b: why', 'failed: a > c: why', 'again failed: a > b: so']]);
});
