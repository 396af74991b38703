import { expect, test } from 'vitest';
import { isFolderName } from './file-names.ts';

test.each([
  ['Årsmøte 2026', true],
  [' HMS ', true],
  ['Skript.sh', true],
  ['Styrepapirer / 2026', false],
  ['con', false],
  ['...', false],
])('a folder may be called %j: %j', (name, expected) => {
  expect(isFolderName(name)).toBe(expected);
});
