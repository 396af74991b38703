/** Pages that are open to signed-out visitors. For all other pages the server redirects them to sign-in. */
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

/** Addresses that only redirect: to the login provider, or back from it. */
export const serverRedirectPaths = [
  '/login',
  '/redirect/login',
  '/redirect/signup',
  '/forgot-password',
  '/reset-password',
  '/callback',
] as const;

/** Whether a page, by its path without the locale, is open to signed-out visitors. */
export function isPublicPage(path: string): boolean {
  return serverRedirectPaths.some((page) => path === page) || publicPages.some((open) => path === open || path.startsWith(`${open}/`));
}
