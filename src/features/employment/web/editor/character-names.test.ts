import { expect, test } from 'vitest';
import { characterNames } from './character-names.ts';

test.each([
  ['👍', '👍'],
  ['🇳', '🇳'],
  ['\u202E', 'U+202E'],
  ['\u0000', 'U+0000'],
  ['\u{E0041}', 'U+E0041'],
])('%j is shown as %j', (character, name) => {
  expect(characterNames([character])).toEqual([name]);
});
