import { returnPath } from '#kernel/contract/return-path.ts';

/** A path of our own to go to after signing in; anything else becomes the front page. */
export function safeReturnTo(wish: string | undefined, publicUrl: string): string {
  const path = returnPath(wish);
  if (path === undefined) return '/';
  // The browser resolves it once more; what is stored is what it would make of it.
  const url = new URL(path, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.pathname + url.search + url.hash : '/';
}
