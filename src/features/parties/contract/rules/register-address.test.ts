import { expect, test } from 'vitest';
import { registerAddress } from './register-address.ts';

test.each([
  [{ streetAddress: 'Strandgaten 18', postalCode: '5013', city: 'Bergen', country: 'NO' }, 'Strandgaten 18, 5013 Bergen'],
  [{ streetAddress: '', postalCode: '5013', city: 'Bergen', country: 'NO' }, '5013 Bergen'],
  [{ streetAddress: 'Storgatan 1', postalCode: '', city: 'Göteborg', country: 'SE' }, 'Storgatan 1, Göteborg, SE'],
  [{ streetAddress: 'Strandgaten 18', postalCode: '', city: '', country: 'NO' }, 'Strandgaten 18'],
  [{ streetAddress: '', postalCode: '', city: '', country: 'NO' }, null],
])('writes %o as %s', (address, expected) => {
  expect(registerAddress({ address })).toBe(expected);
});
