import type { Page } from 'playwright-core';

/** Pages that the system admin of the demo does not get to see, and who does: a part of the demo, or somebody who has just signed up. */
export const seenBy: Readonly<Record<string, string>> = {
  inactive: 'inactive',
  'login-verify-email': 'newcomer',
  // Whoever is signed out is asked to sign in before any address is looked at.
  'not-found': 'systemadmin',
};

/** Addresses that only lead on: to the login provider, or to where a page has moved; those pages are walked in their place. */
export const leadingOn: ReadonlySet<string> = new Set([
  'auth-login',
  'auth-callback',
  'auth-forgot-password',
  'auth-reset-password',
  'redirect-login',
  'redirect-signup',
  'organisation-files',
]);

/** Pages that answer with a refusal when nothing more is known. */
export const refusedAtOnce: ReadonlySet<string> = new Set(['identity-reset']);

interface Pressed {
  no: string;
  en: string;
  /** The menu it stands in, by how its button's name begins. */
  menu?: { no: string; en: string };
}

const ownMenu = { no: 'Din meny', en: 'Your menu' };

/** What opens over a page by a button and has no address of its own, by the button's name in each language. */
export const pressed: Readonly<Record<string, readonly Pressed[]>> = {
  home: [
    { no: 'Tilbakestill passord', en: 'Reset password', menu: ownMenu },
    { no: 'Søk', en: 'Search' },
  ],
  people: [{ no: 'Eksporter', en: 'Export' }],
  'organisation-settings': [{ no: 'Slett virksomheten', en: 'Delete the company' }],
};

/** What is done before a form is there to be sent. */
export const doneFirst: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  signup: async (page) => {
    await page.locator('main form input').first().fill('123 456 785');
    await page
      .locator('main form input[autocomplete="address-level2"]')
      .or(page.locator('main form button[type=submit]'))
      .first()
      .waitFor();
  },
};

/** Pages with a form that is sent as it is, to hear what it says about its fields. */
export const sentEmpty: ReadonlySet<string> = new Set([
  'people-add-person',
  'my-settings-tab-api-keys-new-key',
  'signup',
  'login-verify-email',
  'identity-sign-in',
  'identity-create',
  'identity-forgot',
  'identity-password',
  'identity-set-up',
]);

/** The login provider's pages, which no feature declares: in front of the sign-in, and behind it. */
export const providerPages: readonly { name: string; path: string; isPublic: boolean }[] = [
  { name: 'identity-sign-in', path: '/login', isPublic: true },
  { name: 'identity-create', path: '/redirect/signup', isPublic: true },
  { name: 'identity-forgot', path: '/forgot-password', isPublic: true },
  { name: 'identity-reset', path: '/reset-password', isPublic: true },
  { name: 'identity-account', path: '/identity/account', isPublic: false },
  { name: 'identity-password', path: '/identity/account/password', isPublic: false },
  { name: 'identity-set-up', path: '/identity/account/set-up', isPublic: false },
];
