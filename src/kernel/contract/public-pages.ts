/** Pages that somebody who is not signed in may open; the server sends them there, everybody else to sign in. */
const publicPages = [
  '/lobby',
  '/logout-redirect',
  '/service-agreement',
  '/privacy-statement',
  '/terms',
  '/invitation',
  '/maintenance',
  '/unsubscribe',
  '/not-found',
] as const;

/** Addresses that only lead on: to the login provider, or from it. */
export const serverRedirectPaths = [
  '/login',
  '/redirect/login',
  '/redirect/signup',
  '/forgot-password',
  '/reset-password',
  '/callback',
] as const;

/** Whether a page, by its path without the locale, is open to everybody. */
export function isPublicPage(path: string): boolean {
  return serverRedirectPaths.some((page) => path === page) || publicPages.some((open) => path === open || path.startsWith(`${open}/`));
}
