import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['/', '/'],
  ['/no', '/no'],
  ['/people?tab=active#x', '/people?tab=active#x'],
  [
    '/en-gb/people/details?employeeId=1&next=https://elsewhere.example',
    '/en-gb/people/details?employeeId=1&next=https://elsewhere.example',
  ],
  ['/signup', '/signup/'],
  ['/no/signup?companylessRedirect=true', '/no/signup/?companylessRedirect=true'],
  ['/signup/?utm_source=x', '/signup/?utm_source=x'],
  ['/%2F%2Felsewhere.example', '/%2F%2Felsewhere.example'],
  ['/loginhistory', '/loginhistory'],
])('goes from %s to %s', (wish, path) => {
  expect(returnPath(wish)).toBe(path);
  // A browser that resolves the path stays on our origin.
  expect(new URL(path, 'https://samspill.example').origin).toBe('https://samspill.example');
});

test.each([
  undefined,
  '',
  'people',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/no/..//evil.example',
  '/no/%2e%2e/%2e%2e//evil.example',
  '/no/../api/authentication/logout',
  '/x/%2E%2e/identity/account',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '@evil.example',
])('never goes elsewhere: %j', (wish) => {
  expect(returnPath(wish)).toBeUndefined();
});

test.each([
  '/lobby',
  '/no/lobby/prices',
  '/en-gb/lobby__help',
  '/login',
  '/no/login/verify-email',
  '/no/auth-login',
  '/redirect/signup',
  '/redirect-login',
  '/logout-redirect?forced=true',
  '/callback?code=1',
  '/forgot-password',
  '/no/reset-password?token=1',
  '/maintenance',
  '/api/authentication/logout',
  '/identity/account',
])('is never sent back to %s', (wish) => {
  expect(returnPath(wish)).toBeUndefined();
});
