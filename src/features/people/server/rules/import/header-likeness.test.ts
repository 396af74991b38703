import { expect, test } from 'vitest';
import type { ImportField } from '../../../contract/entities-import.ts';
import { headerLikeness } from './header-likeness.ts';

/** Fields with the heading's similarity to each, the most similar first. */
const alike = (heading: string) =>
  [...headerLikeness(heading)].toSorted(([, left], [, right]) => right - left).map(([field, share]) => `${field} ${share.toFixed(2)}`);
const first = (heading: string): ImportField | undefined =>
  [...headerLikeness(heading)].toSorted(([, left], [, right]) => right - left)[0]?.[0];

test('where a heading is the very word of one field, others count half', () => {
  const found = headerLikeness('Stilling');
  expect(found.get('position')).toBe(1);
  expect([...found.values()].filter((share) => share > 0.5)).toEqual([1]);
});

test.each([
  ['Startdato (dd.mm.åååå)', 'startDate'],
  ['E-post: jobb', 'emailAddress'],
  ['Navn*', 'fullName'],
  ['Avdeling [kode]', 'department'],
  ['(Navn)', 'fullName'],
  ['Leders telefon', undefined],
  ['Telefon til pårørende', 'emergencyContact.phone'],
  ['Privat mobiltelefon', 'mobilePhoneNumber'],
  ['Manager id', 'reportingTo'],
  ['Ansattes fornavn', 'firstName'],
] as const)('"%s" is %s', (heading, field) => {
  expect(first(heading)).toBe(field);
});

test.each([
  ['nothing', ''],
  ['signs alone', '***'],
  ['an address', 'navn@firma.no'],
  ['a sentence', `Navn ${'x'.repeat(56)}`],
  ['what nobody asks', 'Kjønn'],
  ['a word about somebody we do not keep', 'Alder navn'],
  ['another word', 'Xyzzy'],
])('%s is no heading: "%s"', (_name, heading) => {
  expect(alike(heading)).toEqual([]);
});
