import { expect, test } from 'vitest';
import { monthNamed } from './month-words.ts';

test.each([
  [1, ['januar', 'January', 'januari', 'jan']],
  [2, ['februar', 'February', 'februari', 'feb', 'febr']],
  [3, ['mars', 'March', 'marts', 'mar']],
  [4, ['april', 'apr', 'APR']],
  [5, ['mai', 'May', 'maj']],
  [6, ['juni', 'June', 'jun']],
  [7, ['juli', 'July', 'jul']],
  [8, ['august', 'augusti', 'aug']],
  [9, ['september', 'sept', 'sep']],
  [10, ['oktober', 'October', 'okt', 'oct']],
  [11, ['november', 'nov']],
  [12, ['desember', 'December', 'des', 'dec']],
])('month %i is called %j', (number, words) => {
  expect(words.map(monthNamed)).toEqual(words.map(() => number));
});

test.each(['', 'ja', 'janu', 'januarium', 'marsj', 'maja', 'uke', 'xjan', 'junior', 'desi'])('"%s" is no month', (word) => {
  expect(monthNamed(word)).toBeUndefined();
});
