import { expect, test } from 'vitest';
import { wordsOfAuthor } from './changed-meanwhile.ts';

const kari = { firstName: 'Kari', lastName: 'Nordmann Vik' };
const at = '2026-11-27T14:00:00Z';

test.each([
  [{ by: 'Kari Nordmann Vik', at }, 'byYouAt'],
  [{ by: 'Kari Nordmann Vik' }, 'byYou'],
  [{ by: 'Kari Nordmann', at }, 'byAt'],
  [{ by: 'Ola Nes' }, 'by'],
  [{ at }, 'bySomeone'],
  [{}, 'bySomeone'],
])('says of a change %j "%s"', (changed, words) => {
  expect(wordsOfAuthor(changed, kari)).toBe(words);
});
