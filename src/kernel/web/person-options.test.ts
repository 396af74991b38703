import { expect, test } from 'vitest';
import { personOptions } from './person-options.ts';

const kari = { id: 'kari', name: 'Kari Nord', about: 'Cook' };
const otherKari = { id: 'other', name: 'Kari Nord', about: null };

test('tells people of one name apart by their position', () => {
  expect(personOptions([kari, otherKari])).toEqual([
    { value: 'kari', label: 'Kari Nord · Cook' },
    { value: 'other', label: 'Kari Nord' },
  ]);
});

test('keeps the chosen person who is no longer among the people', () => {
  expect(personOptions([kari], { id: 'left', name: 'Ola Sør' }).map(({ value }) => value)).toEqual(['left', 'kari']);
});

test('names the chosen person once', () => {
  expect(personOptions([kari, otherKari], otherKari)).toHaveLength(2);
});
