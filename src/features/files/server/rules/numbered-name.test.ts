import { expect, test } from 'vitest';
import { numberedName } from './numbered-name.ts';

test.each([
  ['cv.pdf', [], 'cv.pdf'],
  ['cv.pdf', ['cv.pdf'], 'cv (2).pdf'],
  ['cv.pdf', ['cv.pdf', 'cv (2).pdf'], 'cv (3).pdf'],
  ['cv (2).pdf', ['cv (2).pdf', 'cv.pdf'], 'cv (3).pdf'],
  ['.profil', ['.profil'], '.profil (2)'],
  [`${'å'.repeat(125)}.pdf`, [`${'å'.repeat(125)}.pdf`], `${'å'.repeat(123)} (2).pdf`],
] as const)('a file %s beside %j is restored as %s', (name: string, taken: readonly string[], restored: string) => {
  expect(numberedName(name, 'file', (one) => taken.includes(one))).toBe(restored);
});

test('a folder has no extension, and at most 100 characters', () => {
  const long = 'a'.repeat(100);
  expect(numberedName('Versjon 1.2', 'folder', (name) => name === 'Versjon 1.2')).toBe('Versjon 1.2 (2)');
  expect(numberedName(long, 'folder', (name) => name === long)).toBe(`${'a'.repeat(96)} (2)`);
});
