import { expect, test } from 'vitest';
import { fillPlaceholders } from './letters.ts';

test.each([
  ['Kari\r\nBcc: ola@example.no', 'Til Kari Bcc: ola@example.no'],
  ['  Kari\u2028 \tNes ', 'Til Kari Nes'],
  ['k'.repeat(200), `Til ${'k'.repeat(200)}`],
  ['k'.repeat(201), `Til ${'k'.repeat(199)}…`],
])('a word takes its place on one line and no more room than it may', (word, line) => {
  expect(fillPlaceholders('Til {name}', { name: word })).toBe(line);
});

test('a word that is not given leaves its place empty', () => {
  expect(fillPlaceholders('Til {name}.', {})).toBe('Til .');
});
