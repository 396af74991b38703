import type { Page } from 'playwright-core';
import type { Locale } from '#kernel/contract/locale.ts';

/** Pages that the demo's system admin cannot see, and who can: a demo user, or a new user. */
export const seenBy: Readonly<Record<string, string>> = {
  inactive: 'inactive',
  'login-verify-email': 'newcomer',
  // Signed-out users are asked to sign in before an address is resolved.
  'not-found': 'systemadmin',
};

/** Pages of a text that an editor wrote: the window has the title of the text, which is their heading (content.6). */
export const titledByText: ReadonlySet<string> = new Set(['content', 'lobby__slug']);

/** Addresses that only redirect: to the login provider, or to a moved page; the targets are visited instead. */
export const leadingOn: ReadonlySet<string> = new Set([
  'auth-login',
  'auth-callback',
  'auth-forgot-password',
  'auth-reset-password',
  'redirect-login',
  'redirect-signup',
  'organisation-files',
]);

/** Pages that show a refusal without further parameters. */
export const refusedAtOnce: ReadonlySet<string> = new Set(['identity-reset']);

interface Pressed {
  no: string;
  en: string;
  /** The menu that contains it, by the start of its button's name. */
  menu?: { no: string; en: string };
}

const ownMenu = { no: 'Din meny', en: 'Your menu' };

/** What a button opens over a page without an address, by the button's name in each language. */
export const pressed: Readonly<Record<string, readonly Pressed[]>> = {
  home: [
    { no: 'Tilbakestill passord', en: 'Reset password', menu: ownMenu },
    { no: 'Søk', en: 'Search' },
  ],
  people: [{ no: 'Flere valg …', en: 'More options …', menu: { no: 'Eksporter', en: 'Export' } }],
  'organisation-settings': [{ no: 'Slett virksomheten', en: 'Delete the company' }],
};

/** Steps before a form can be submitted. */
export const doneFirst: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  signup: async (page) => {
    await page.locator('main form input').first().fill('123 456 785');
    await page.locator('main form input[autocomplete="address-level2"]').or(page.locator('main button[type=submit]')).first().waitFor();
  },
};

/** Pages whose form is submitted empty, to check the messages of its fields. */
export const sentEmpty: ReadonlySet<string> = new Set([
  'people-add-person',
  'employee-contract-many',
  'winkit-new',
  'my-settings-tab-api-keys-new-key',
  'signup',
  'login-verify-email',
  'identity-sign-in',
  'identity-create',
  'identity-forgot',
  'identity-password',
  'identity-set-up',
]);

/** Pages that no feature declares: the login provider's, before and after signing in, and that of the API. */
export const undeclaredPages: readonly { name: string; path: string; isPublic: boolean }[] = [
  { name: 'identity-sign-in', path: '/login', isPublic: true },
  { name: 'identity-create', path: '/redirect/signup', isPublic: true },
  { name: 'identity-forgot', path: '/forgot-password', isPublic: true },
  { name: 'identity-reset', path: '/reset-password', isPublic: true },
  { name: 'api-docs', path: '/api/docs', isPublic: true },
  { name: 'identity-account', path: '/identity/account', isPublic: false },
  { name: 'identity-password', path: '/identity/account/password', isPublic: false },
  { name: 'identity-set-up', path: '/identity/account/set-up', isPublic: false },
];

/** How the addresses begin at which undeclared pages are shown that are reached through the app. */
export const leadsTo: Readonly<Record<string, string>> = {
  'identity-sign-in': '/identity/interaction/',
  'identity-create': '/identity/interaction/',
};

/** The address of a page's path in a language; those of the login provider and the API have none of their own. */
export function pathIn(locale: Locale, path: string): string {
  const prefix = /^\/(?:api|identity)\//.test(path) ? '' : `/${locale}`;
  return `${prefix}${path === '/' ? '' : path}`;
}
