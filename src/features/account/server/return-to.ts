/** Addresses that are never returned to after signing in (000 §2). */
const never = /^\/(?:no|en-gb)\/(?:lobby|auth-|redirect|logout|login|callback)/;

/** A path of our own to go to after signing in; anything else becomes the front page. */
export function safeReturnTo(wish: string | undefined, publicUrl: string): string {
  if (!wish || !wish.startsWith('/') || /[\\\s]|^\/[/\\]/.test(wish)) return '/';
  const url = new URL(wish, publicUrl);
  if (url.origin !== new URL(publicUrl).origin || never.test(url.pathname) || url.pathname.startsWith('/api/')) return '/';
  return url.pathname + url.search + url.hash;
}
