import { expect, test } from 'vitest';
import { digestOfCode, newVerifyCode } from './verify-code.ts';

// Shows what is digested and for what.
const secrets = { digest: (text: string, purpose: string) => `${purpose} ${text}` };
const digested = (typed: string) => digestOfCode(secrets, typed);

test('a code is four groups of four letters that are not read as others, and never the same', () => {
  const codes = Array.from({ length: 200 }, newVerifyCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(codes).size).toBe(codes.length);
  // Each of the 32 letters occurs.
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

test.each([
  ['as it is printed', 'K7QF-2M9D-XT4R-PW3C'],
  ['without hyphens', 'K7QF2M9DXT4RPW3C'],
  ['in small letters with spaces', ' k7qf 2m9d xt4r pw3c '],
  ['with other signs', 'K7QF–2M9D.XT4R/PW3C'],
])('a code is found %s', (_name, typed) => {
  expect(digested(typed)).toBe('signing-verify-code K7QF2M9DXT4RPW3C');
});

test('letters that are read as others count as these', () => {
  expect(digested('oO0-iIlL1')).toBe('signing-verify-code 00011111');
});

test.each(['', '–– !', 'æøå'])('%j is an empty code', (typed) => {
  expect(digested(typed)).toBe('signing-verify-code ');
});

test('a code that was made is found as it is', () => {
  const code = newVerifyCode();
  expect(digested(code)).toBe(`signing-verify-code ${code.replaceAll('-', '')}`);
});
