import { expect, test } from 'vitest';
import { problemsByPlace } from './problem-places.ts';

test('what is missing stands beside the part that it is missing in', () => {
  const missing = [
    { what: 'recipient', text: 'who' },
    { what: 'reference', text: 'reference' },
    { what: 'code', text: 'use it' },
  ] as const;
  expect(problemsByPlace(missing, undefined)).toEqual({ recipient: 'who', billing: 'reference', discount: 'use it' });
});

test.each([
  ['subscription.EhfNotPossibleWithoutRegistration', { method: 'no' }],
  ['subscription.PaymentDeclined', { card: 'no' }],
  ['subscription.TooManyDeclines', { card: 'no' }],
  ['subscription.CountryNotSupported', { billing: 'no' }],
  ['subscription.ExistingSubscription', {}],
])('the refusal %s stands where it is mended', (code, shown) => {
  expect(problemsByPlace([], { codes: ['common.Other', code], text: 'no' })).toEqual(shown);
});
