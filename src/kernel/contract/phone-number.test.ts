import { expect, test } from 'vitest';
import { isPhoneOf, phoneLink, phoneText, splitPhone, writtenPhone } from './phone-number.ts';

test.each([
  ['+47 912 34 567', '+47', '91234567'],
  ['+4791234567', '+47', '91234567'],
  ['0047 91 23 45 67', '+47', '91234567'],
  ['(+47) 912-34-567', '+47', '91234567'],
  ['+46 (0)70 123 45 67', '+46', '701234567'],
  ['+358 40 1234567', '+358', '401234567'],
  ['+1 212-555-0123', '+1', '2125550123'],
  ['+7 912 345 67 89', '+7', '9123456789'],
  ['+298 212345', '+298', '212345'],
  ['+479', '+47', '9'],
])('%s is %s and %s', (typed, code, number) => {
  expect(splitPhone(typed)).toEqual({ code, number });
});

test.each(['912 34 567', '91234567', '+', '00', '+4', '+47', '004', '00000000', '+0123456', 'ring meg', '+47 tolv', ''])(
  '%j has no code to split off',
  (typed) => {
    expect(splitPhone(typed)).toBeUndefined();
  },
);

test.each([
  ['+47', '91234567', true],
  ['+47', '22334455', true],
  ['+47', '912345678', false],
  ['+47', '9123456', true],
  ['+47', 'ring meg', true],
  ['+47', '00000000', false],
  ['+47', '12345678', false],
  ['+46', '701234567', true],
  ['+46', '00000000', true],
])('%s %s may exist: %s', (code, number, expected) => {
  expect(isPhoneOf(code, number)).toBe(expected);
});

test.each([
  ['+47', '91234567', '+47 912 34 567', 'tel:+4791234567'],
  [null, '91234567', '+47 912 34 567', 'tel:+4791234567'],
  ['+46', '701234567', '+46 701 234 567', 'tel:+46701234567'],
  ['+298', '212345', '+298 212 345', 'tel:+298212345'],
])('%s and %s are read as %s, and called by %s', (code, number, text, link) => {
  expect(phoneText(code, number)).toBe(text);
  expect(phoneLink(text)).toBe(link);
});

test('no number is no text', () => {
  expect([phoneText('+47', null), phoneText('+47', '')]).toEqual(['', '']);
});

test.each([
  ['+47 91234567', '+47 912 34 567'],
  ['+46701234567', '+46 701 234 567'],
  ['22 33 44 55', '22 33 44 55'],
  [null, ''],
])('the whole number %s is read as %j', (whole, expected) => {
  expect(writtenPhone(whole)).toBe(expected);
});
