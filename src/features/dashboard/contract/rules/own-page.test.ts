import { expect, test } from 'vitest';
import { ownPage } from './own-page.ts';

test.each([
  ['/people', '/people'],
  ['/no/people', '/people'],
  ['/en-gb/people/', '/people'],
  ['/no', '/'],
  ['/', '/'],
  ['/no/people?tab=pending&search=k%C3%A5re', '/people?tab=pending&search=k%C3%A5re'],
  ['/people?companyId=7&tab=pending', '/people?tab=pending'],
  ['/people?companyid=7', '/people'],
  ['/people/details?employeeId=0190#notes', '/people/details?employeeId=0190'],
  ['/northern-lights', '/northern-lights'],
  ['/people?search=hvem?', '/people?search=hvem?'],
  ['/people?a=1&&b=2&', '/people?a=1&b=2'],
  ['/people?companyId', '/people'],
  ['/people?otherCompanyId=7', '/people?otherCompanyId=7'],
  ['/files/.skjult', '/files/.skjult'],
  ['/files/osv.', '/files/osv.'],
])('keeps %s as %s', (url, kept) => {
  expect(ownPage(url)).toBe(kept);
});

test('keeps an address of 500 characters at most', () => {
  const longest = '/people?search='.padEnd(500, 'a');
  expect(ownPage(longest)).toBe(longest);
  expect(ownPage(`${longest}a`)).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'https://evil.example/people',
  '//evil.example/people',
  '/no//evil.example',
  '/\\evil.example',
  '/people\\..',
  '/people/../api/openapi.json',
  '/people/%2e%2E/api',
  'people',
  '',
  '/people name',
  '/people\n',
  '/api/companyusers/export',
  '/no/api/openapi.json',
  '/identity/account',
  '/people?q=<script>',
  `/people?search=${'a'.repeat(500)}`,
])('refuses %j', (url) => {
  expect(ownPage(url)).toBeUndefined();
});
