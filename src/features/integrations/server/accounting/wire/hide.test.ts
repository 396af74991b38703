import { expect, test } from 'vitest';
import { hide } from './hide.ts';

test.each([
  ['01819012365', '…'],
  ['018190 12365', '…'],
  ['018190 - 12365', '…'],
  ['018190  12365', '…'],
  ['018190/12365', '…'],
  ['01/81/90 / 12365', '…'],
  ['01.81.90–12365', '…'],
  ['8601.11.17947', '…'],
  ['8601, 11, 17947', '…'],
  ['8601_11_17947', '…'],
  // Ten digits are none, and neither are two numbers with words between them.
  ['0181901236', '0181901236'],
  ['Ansatt 1017 er endret 26.11.2026', 'Ansatt 1017 er endret 26.11.2026'],
  ['0181 og 9012365', '0181 og 9012365'],
  ['a-key er ukjent', '… er ukjent'],
  ['x'.repeat(501), 'x'.repeat(500)],
])('of %j is shown %j', (said, shown) => {
  expect(hide(said, ['a-key', null, undefined])).toBe(shown);
});
