import { expect, test } from 'vitest';
import { hasFirstName, mergeText } from './merge-text.ts';

test.each<[string, string | null, string]>([
  ['Hei {firstName}, husk møtet', 'Åse', 'Hei Åse, husk møtet'],
  ['Hei {firstName}, husk møtet', null, 'Hei, husk møtet'],
  ['{firstName}, husk møtet', null, ', husk møtet'],
  ['{firstName} og {firstName}', 'Kari', 'Kari og Kari'],
  ['{firstname}', 'Kari', '{firstname}'],
  ['{firstName}', '$&', '$&'],
])('“%s” for %s', (text, firstName, merged) => {
  expect(mergeText(text, firstName)).toBe(merged);
});

test('whether a text has the field', () => {
  expect([hasFirstName('Hei {firstName}'), hasFirstName('Hei')]).toEqual([true, false]);
});
