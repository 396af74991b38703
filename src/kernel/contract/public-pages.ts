/** Pages that somebody who is not signed in may open; the server sends them there, everybody else to sign in. */
const publicPages = [
  '/lobby',
  '/logout-redirect',
  '/service-agreement',
  '/privacy-statement',
  '/terms',
  '/invitation',
  '/maintenance',
  '/not-found',
] as const;

/** Whether a page, by its path without the locale, is open to everybody. */
export function isPublicPage(path: string): boolean {
  return publicPages.some((open) => path === open || path.startsWith(`${open}/`));
}
