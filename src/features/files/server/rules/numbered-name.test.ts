import { expect, test } from 'vitest';
import { numberedName } from './numbered-name.ts';

test.each([
  ['cv.pdf', [], 'cv.pdf'],
  ['cv.pdf', ['cv.pdf'], 'cv (2).pdf'],
  ['cv.pdf', ['cv.pdf', 'cv (2).pdf'], 'cv (3).pdf'],
  ['cv (2).pdf', ['cv (2).pdf', 'cv.pdf'], 'cv (3).pdf'],
  ['cv (12).pdf', ['cv (12).pdf'], 'cv (2).pdf'],
  ['lønn (2025).pdf', ['lønn (2025).pdf'], 'lønn (2025) (2).pdf'],
  ['lønn (2025) (2).pdf', ['lønn (2025) (2).pdf', 'lønn (2025).pdf'], 'lønn (2025) (3).pdf'],
  ['cv (2100).pdf', ['cv (2100).pdf'], 'cv (2).pdf'],
  ['cv (2) ny.pdf', ['cv (2) ny.pdf'], 'cv (2) ny (2).pdf'],
  ['plan.v1.pdf', ['plan.v1.pdf'], 'plan.v1 (2).pdf'],
  ['.profil', ['.profil'], '.profil (2)'],
  [`${'a'.repeat(247)}.pdf`, [`${'a'.repeat(247)}.pdf`], `${'a'.repeat(247)} (2).pdf`],
  [`${'a'.repeat(245)} bcd.pdf`, [`${'a'.repeat(245)} bcd.pdf`], `${'a'.repeat(245)} b (2).pdf`],
  [`${'a'.repeat(246)} bcd.pdf`, [`${'a'.repeat(246)} bcd.pdf`], `${'a'.repeat(246)} (2).pdf`],
  [`${'å'.repeat(125)}.pdf`, [`${'å'.repeat(125)}.pdf`], `${'å'.repeat(123)} (2).pdf`],
] as const)('a file %s beside %j is restored as %s', (name: string, taken: readonly string[], restored: string) => {
  expect(numberedName(name, 'file', (one) => taken.includes(one))).toBe(restored);
});

test('a folder has no extension, and at most 100 characters', () => {
  const long = 'a'.repeat(100);
  expect(numberedName('Versjon 1.2', 'folder', (name) => name === 'Versjon 1.2')).toBe('Versjon 1.2 (2)');
  expect(numberedName(long, 'folder', (name) => name === long)).toBe(`${'a'.repeat(96)} (2)`);
});
