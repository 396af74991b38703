import { expect, test } from 'vitest';
import { addressOf, partsOf } from './address.ts';

test.each([
  ['/', {}, '/no', '/en-gb'],
  ['/people', {}, '/no/people', '/en-gb/people'],
  ['/people/details', { employeeId: '7', section: undefined }, '/no/people/details?employeeId=7', '/en-gb/people/details?employeeId=7'],
  ['/people?search=Åse&page=2', { sort: '' }, '/no/people?search=%C3%85se&page=2', '/en-gb/people?search=%C3%85se&page=2'],
  ['/?arrange=home', {}, '/no?arrange=home', '/en-gb?arrange=home'],
  ['/files', { name: 'a b&c=d' }, '/no/files?name=a+b%26c%3Dd', '/en-gb/files?name=a+b%26c%3Dd'],
])('writes the address of %s with %o in each language', (to, query, ...addresses) => {
  const parts = partsOf(to, query);
  expect([addressOf(parts, 'no'), addressOf(parts, 'en')]).toEqual(addresses);
});
