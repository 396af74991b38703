import { expect, test } from 'vitest';
import { isOwnChange, wordsOfAuthor, type ChangedMeanwhile } from './changed-meanwhile.ts';

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

test.each<[ChangedMeanwhile, string | null, boolean]>([
  [{ by: 'Kari Vik', companyUserId: kari, at }, kari, true],
  [{ companyUserId: kari }, kari, true],
  [{ by: 'Kari Vik', companyUserId: namesake }, kari, false],
  [{ by: 'Kari Vik' }, kari, false],
  [{}, null, false],
])('tells whether the change %j is that of the user %s: %s', (changed, companyUserId, isOwn) => {
  expect(isOwnChange(changed, { companyUserId })).toBe(isOwn);
});

test('calls a change without an author nobody’s own, for who is in no company', () => {
  expect(wordsOfAuthor({ by: 'Kari Vik' }, { companyUserId: null })).toBe('by');
});
