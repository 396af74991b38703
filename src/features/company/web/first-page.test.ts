import { expect, test } from 'vitest';
import { firstPage } from './first-page.ts';

const express = { express_checkout: 'hr,gdpr-basic', interval: 'year' };

test.each([
  ['without a purchase', {}, true, ''],
  ['without its interval', { express_checkout: 'hr' }, true, ''],
  ['without its plans', { interval: 'year' }, true, ''],
  ['while nothing is sold', express, false, ''],
  [
    'with a purchase',
    express,
    true,
    '/organisation/subscription/confirm?planIdsToSubscribe=hr%2Cgdpr-basic&interval=year&ExpressCheckout=true',
  ],
  [
    'with its discount code',
    { ...express, dc: 'NY' },
    true,
    '/organisation/subscription/confirm?planIdsToSubscribe=hr%2Cgdpr-basic&interval=year&ExpressCheckout=true&dc=NY',
  ],
])('opens, %s, the page that was wished for', (...[, query, isSelling, expected]) => {
  expect(firstPage(query, isSelling)).toBe(expected);
});
