import { expect, test } from 'vitest';
import { isCodeValid } from './is-code-valid.ts';

const code = { from: '2026-12-01', to: '2026-12-31', uses: 0, mostUses: 2 };

test.each([
  ['the day before it begins', code, '2026-11-30', false],
  ['its first day', code, '2026-12-01', true],
  ['its last day', code, '2026-12-31', true],
  ['the day after its last', code, '2027-01-01', false],
  ['any day when it does not end', { ...code, to: null }, '2030-01-01', true],
  ['with one use left', { ...code, uses: 1 }, '2026-12-02', true],
  ['with no use left', { ...code, uses: 2 }, '2026-12-02', false],
  ['used often without a limit', { ...code, uses: 900, mostUses: null }, '2026-12-02', true],
])('judges a code on %s', (_name, given, day, expected) => {
  expect(isCodeValid(given, day)).toBe(expected);
});
