import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

const ours = 'https://hr.firma.no';

test.each([
  [`${ours}/no/organisation/subscription/payment?card=abc`, `${ours}/no/organisation/subscription/payment?card=abc`],
  ['https://evil.example/', '/'],
  ['https://hr.firma.no.evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['//evil.example', '/'],
  [undefined, '/'],
])('%s leads to %s', (back, expected) => {
  expect(returnAddress(back, ours)).toBe(expected);
});
