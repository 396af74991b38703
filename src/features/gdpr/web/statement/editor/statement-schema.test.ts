import { expect, test } from 'vitest';
import { linkAddress } from './statement-schema.ts';

test.each([
  [' https://x.no/a ', 'https://x.no/a'],
  ['http://x.no/(a)', 'http://x.no/(a%29'],
  ['javascript:alert(1)', undefined],
  ['x.no', undefined],
  ['https://x.no/a b', undefined],
])('%j as the address of a link is %j', (text, address) => {
  expect(linkAddress(text)).toBe(address);
});
