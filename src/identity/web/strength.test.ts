import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test.for([
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['123123123123123', 'weak'],
  ['fire epler i dag', 'fair'],
  ['trettiåtte røde ballonger', 'strong'],
  ['zT4!kq9Lw2#pB', 'fair'],
] as const)('%s is %s', ([password, strength]) => {
  expect(strengthOf(password)).toBe(strength);
});
