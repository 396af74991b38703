import { expect, test } from 'vitest';
import { destinationOf, type PageRequest } from './addresses.ts';

const publicPaths = {
  app: ['/lobby', '/lobby/$slug', '/terms', '/privacy-statement', '/logout-redirect'],
  sign: ['/sign/$token', '/verify', '/verify/$code'],
};
const asked = (url: string, more: Partial<PageRequest> = {}) =>
  destinationOf({ url, publicPaths, hasSession: true, lastLocale: undefined, acceptLanguage: 'nb-NO,nb;q=0.9,en;q=0.8', ...more });

const login = (returnTo: string, language: string, more = '') => ({
  kind: 'redirect',
  to: `/api/authentication/login?${new URLSearchParams({ returnTo, language }).toString()}${more}`,
});

test.each([
  ['/', 'nb-NO,nb;q=0.9,en;q=0.8', '/no'],
  ['/', 'en-US,en;q=0.9', '/en-gb'],
  ['/', 'de-DE,en;q=0.5,nb;q=0.4', '/en-gb'],
  ['/', 'de-DE', '/no'],
  ['/', undefined, '/no'],
  ['/people?tab=active', 'en', '/en-gb/people?tab=active'],
  ['//elsewhere.example/x', 'en', '/en-gb/elsewhere.example/x'],
])('sends %s for %s to %s', (url, acceptLanguage, to) => {
  expect(asked(url, { acceptLanguage })).toEqual({ kind: 'redirect', to });
});

test.each([
  ['/no/integrations/slack?code=7', '/no/integrations?code=7'],
  ['/en-gb/organisation/integrations/tripletex', '/en-gb/integrations'],
])('sends %s to %s', (url, to) => {
  expect(asked(url)).toEqual({ kind: 'redirect', to });
});

test('prefers the language of the last page over the browser', () => {
  expect(asked('/', { lastLocale: 'en-gb' })).toEqual({ kind: 'redirect', to: '/en-gb' });
});

test.each(['/no', '/no/', '/no/people', '/en-gb/people/details?employeeId=1'])(
  'serves the app at %s to a browser with a session',
  (url) => {
    expect(asked(url)).toMatchObject({ kind: 'app' });
  },
);

test.each(['/no/people', '/no?companyId=7', '/en-gb/people/details?employeeId=1', '/no/terms/old', '/no/lobby/prices/old'])(
  'redirects a browser without a session from %s to sign in and back',
  (url) => {
    const language = url.startsWith('/no') ? 'no' : 'en-gb';
    expect(asked(url, { hasSession: false })).toEqual(login(url, language));
  },
);

test.each([
  ['/no', '/no/lobby'],
  ['/en-gb/', '/en-gb/lobby'],
  ['/no?utm_source=brev', '/no/lobby?utm_source=brev'],
])('redirects a browser without a session from %s to the front door', (url, to) => {
  expect(asked(url, { hasSession: false })).toEqual({ kind: 'redirect', to });
});

test.each(['/no/lobby', '/no/lobby/prices', '/en-gb/terms', '/no/privacy-statement/', '/no/logout-redirect?forced=true'])(
  'gives %s to everybody',
  (url) => {
    expect(asked(url, { hasSession: false })).toMatchObject({ kind: 'app' });
  },
);

test.each([
  ['/no/sign/secret', { kind: 'sign', locale: 'no' }],
  ['/en-gb/verify/AB12', { kind: 'sign', locale: 'en-gb' }],
  ['/sign/secret', { kind: 'redirect', to: '/no/sign/secret' }],
])('shows %s by a page of its own, with and without a session', (url, destination) => {
  for (const hasSession of [true, false]) expect(asked(url, { hasSession })).toEqual(destination);
});

test.each([
  ['/no/login', login('/no', 'no')],
  ['/no/login?returnTo=%2Fno%2Fpeople', login('/no/people', 'no')],
  ['/no/redirect/login?utm_source=brev&partnerId=7', login('/no?utm_source=brev&partnerId=7', 'no')],
  ['/no/login?returnTo=%2Fno%2Fpeople%3Ftab%3Dpending&utm_source=x', login('/no/people?tab=pending&utm_source=x', 'no')],
  ['/en-gb/redirect/login?invitationGuid=abc', login('/en-gb/invitation?invitationGuid=abc', 'en-gb', '&invitationGuid=abc')],
  [
    '/no/redirect/signup?invitationGuid=abc&mailProof=x&utm_source=y',
    login('/no/invitation?invitationGuid=abc&mailProof=x&utm_source=y', 'no', '&prompt=create&invitationGuid=abc'),
  ],
  ['/no/callback?code=1&state=2', { kind: 'redirect', to: '/callback?code=1&state=2' }],
  ['/no/forgot-password', login('/no', 'no')],
  ['/en-gb/redirect/signup?utm_source=x', login('/en-gb/signup/?utm_source=x', 'en-gb', '&prompt=create')],
])('only redirects from %s', (url, destination) => {
  expect(asked(url)).toEqual(destination);
});

test.each(['/no/forgot-password', '/en-gb/reset-password?token=1'])('sends from %s to the outside provider', (url) => {
  expect(asked(url, { accountUrl: 'https://id.example/me' })).toEqual({ kind: 'redirect', to: 'https://id.example/me' });
});
