import { expect, test } from 'vitest';
import { mayGetSms } from './mobile-number.ts';

test.each([
  ['+47', '41234567', true],
  ['+47', '91234567', true],
  ['+47', '22123456', false],
  ['+47', '51234567', false],
  ['+47', '912345678', false],
  ['+47', '9123456', false],
  ['+47', '0041234567', false],
  ['+46', '812345678', true],
])('a number %s %s may get an SMS: %s', (phoneCountryCode, phone, expected) => {
  expect(mayGetSms({ phoneCountryCode, phone })).toBe(expected);
});
