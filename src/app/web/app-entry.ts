import { webEntry } from '#kernel/web/entry.ts';

const anyState = { allowInactiveUser: true, allowPendingUser: true, allowCompanylessUser: true, allowFamiliarUser: true };

/** Sign-in pages belong to the server and the provider; a link inside the app makes the browser load them. */
const leadingOn = {
  layout: 'empty',
  isPublic: true,
  load: async () => (await import('#kernel/web/ServerRedirectPage.tsx')).ServerRedirectPage,
} as const;

/** The shell's own pages. */
export const appEntry = webEntry({
  routes: [
    { name: 'auth-login', path: '/login', title: { en: 'Sign in', no: 'Logg inn' }, ...leadingOn },
    { name: 'auth-callback', path: '/callback', title: { en: 'Signing you in', no: 'Logger inn' }, ...leadingOn },
    { name: 'auth-forgot-password', path: '/forgot-password', title: { en: 'Forgot password', no: 'Glemt passord' }, ...leadingOn },
    { name: 'auth-reset-password', path: '/reset-password', title: { en: 'New password', no: 'Nytt passord' }, ...leadingOn },
    { name: 'redirect-login', path: '/redirect/login', title: { en: 'Signing you in', no: 'Logger inn' }, ...leadingOn },
    { name: 'redirect-signup', path: '/redirect/signup', title: { en: 'Create account', no: 'Opprett konto' }, ...leadingOn },
    {
      name: 'home',
      path: '/',
      title: { en: 'Home', no: 'Forsiden' },
      allowPendingUser: true,
      load: async () => (await import('./pages/HomePage.tsx')).HomePage,
    },
    {
      name: 'noaccess',
      path: '/noaccess',
      title: { en: 'No access', no: 'Ingen tilgang' },
      layout: 'plain',
      ...anyState,
      texts: ['app/later'],
      load: async () => (await import('./pages/NoAccessPage.tsx')).NoAccessPage,
    },
    {
      name: 'inactive',
      path: '/inactive',
      title: { en: 'Your access has ended', no: 'Tilgangen din er avsluttet' },
      layout: 'plain',
      ...anyState,
      texts: ['app/later'],
      load: async () => (await import('./pages/InactivePage.tsx')).InactivePage,
    },
    {
      name: 'missing-company',
      path: '/missing-company',
      title: { en: 'Choose a company', no: 'Velg virksomhet' },
      layout: 'plain',
      ...anyState,
      texts: ['app/later'],
      load: async () => (await import('./pages/MissingCompanyPage.tsx')).MissingCompanyPage,
    },
    {
      name: 'maintenance',
      path: '/maintenance',
      title: { en: 'Maintenance', no: 'Vedlikehold' },
      layout: 'empty',
      isPublic: true,
      texts: ['app/later'],
      load: async () => (await import('./pages/MaintenancePage.tsx')).MaintenancePage,
    },
    {
      name: 'logout-redirect',
      path: '/logout-redirect',
      title: { en: 'You are signed out', no: 'Du er logget ut' },
      layout: 'clean',
      isPublic: true,
      texts: ['app/later'],
      load: async () => (await import('./pages/SignedOutPage.tsx')).SignedOutPage,
    },
  ],
});
