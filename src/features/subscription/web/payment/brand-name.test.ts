import { expect, test } from 'vitest';
import { brandName } from './brand-name.ts';

test.each([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['unionpay', 'UnionPay'],
  ['Visa', 'Visa'],
  ['', ''],
])('the brand "%s" is called "%s"', (brand, name) => {
  expect(brandName(brand)).toBe(name);
});
