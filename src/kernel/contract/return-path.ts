/** Pages of signing in and out, maintenance and the front door, with or without the locale: nobody is sent back to them (identity.9). */
const never =
  /^(?:\/(?:no|en-gb))?\/(?:lobby(?:__|\/|$)|auth-|redirect[/-]|logout-|login(?:\/|$)|callback(?:\/|$)|forgot-password|reset-password|maintenance(?:\/|$))/i;
const served = /^\/(?:api|identity|outbox|health|metrics|assets)(?:\/|$)/i;
const signup = /^((?:\/(?:no|en-gb))?\/signup)\/?(?=[?#]|$)/;

/**
 * The address of this product that somebody may be sent on to after signing in; undefined for anything that could lead elsewhere and for
 * pages that are never returned to. A browser takes `\` for `/`, leaves out line breaks and resolves dots, so none of them may stand there.
 */
export function returnPath(wish: string | undefined): string | undefined {
  const [path = ''] = (wish ?? '').split(/[?#]/);
  if (!wish || !path.startsWith('/') || /[\\\s\p{Cc}]/u.test(wish)) return undefined;
  if (path.includes('//') || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return undefined;
  if (never.test(path) || served.test(path)) return undefined;
  return wish.replace(signup, '$1/');
}
