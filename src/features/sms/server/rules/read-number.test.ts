import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each<[string, string | undefined]>([
  ['912 34 567', '+4791234567'],
  ['41234567', '+4741234567'],
  ['+47 912 34 567', '+4791234567'],
  ['0047 91234567', '+4791234567'],
  [' 0047 91234567 ', '+4791234567'],
  ['0046 70 123 45 67', '+46701234567'],
  ['4791234567', '+4791234567'],
  ['22 33 44 55', undefined],
  ['+47 22334455', undefined],
  ['59123456', undefined],
  ['580012345678', undefined],
  ['+47 580012345678', undefined],
  ['580041234567', undefined],
  ['+46 70 123 00 67', '+46701230067'],
  ['9123456', undefined],
  ['912345678', undefined],
  ['+46 70 123 45 67', '+46701234567'],
  ['+45 20 12 34 56', '+4520123456'],
  ['+46 12', undefined],
  ['+1 202 555 0123', '+12025550123'],
  ['113', undefined],
  ['Kari', undefined],
  ['', undefined],
  ['91234567 ext. 5', undefined],
])('“%s” is %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});
