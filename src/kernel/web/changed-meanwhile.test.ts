import { expect, test } from 'vitest';
import { wordsOfAuthor, type ChangedMeanwhile } from './changed-meanwhile.ts';

const kari = '019abc00-0000-7000-8000-000000000001';
const namesake = '019abc00-0000-7000-8000-000000000002';
const at = '2026-11-27T14:00:00Z';

test.each<[ChangedMeanwhile, string]>([
  [{ by: 'Kari Vik', companyUserId: kari, at }, 'byYouAt'],
  [{ by: 'Kari Vik', companyUserId: kari }, 'byYou'],
  [{ by: 'Kari Vik', companyUserId: namesake, at }, 'byAt'],
  [{ by: 'Kari Vik', at }, 'byAt'],
  [{ by: 'Ola Nes' }, 'by'],
  [{ at }, 'bySomeone'],
  [{}, 'bySomeone'],
])('says of a change %j "%s"', (changed, words) => {
  expect(wordsOfAuthor(changed, { companyUserId: kari })).toBe(words);
});

test('calls a change without an author nobody’s own, for who is in no company', () => {
  expect(wordsOfAuthor({ by: 'Kari Vik' }, { companyUserId: null })).toBe('by');
});
