import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask.ts';

test.each([
  ['kari.nordmann@firma.no', 'k•••@firma.no'],
  ['k@firma.no', 'k•••@firma.no'],
  ['"a@b"@firma.no', '"•••@firma.no'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

test.each([
  ['91234578', '••• 78'],
  [null, null],
  ['', null],
])('the number %s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});
