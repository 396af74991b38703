import { expect, test } from 'vitest';
import { filled } from './values.ts';

test.each([
  [' Kari ', 'Kari'],
  [17, '17'],
  [null, null],
  [undefined, null],
  ['  ', null],
  ['\u0000', null],
  ['Fjord\u0000 og\r\nFjell', 'Fjord  og Fjell'],
  ['\u202emoc\u202c liv\u2067E', 'moc  liv E'],
  ['مريم عبد الرحمن', 'مريم عبد الرحمن'],
  ['Fjell \ud83d', 'Fjell \ufffd'],
  ['Fjell 🏔', 'Fjell 🏔'],
  ['x'.repeat(1001), 'x'.repeat(1000)],
  // A letter that the cut would halve is no letter any more.
  [`${'x'.repeat(999)}🏔`, `${'x'.repeat(999)}\ufffd`],
])('of %j is kept %j', (said, kept) => {
  expect(filled(said)).toBe(kept);
});
