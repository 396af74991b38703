/** Pages of sign-in, sign-out, maintenance and the start page, with or without the locale: sign-in never returns to them (identity.9). */
const never =
  /^(?:\/(?:no|en-gb))?\/(?:lobby(?:__|\/|$)|auth-|redirect[/-]|logout-|login(?:\/|$)|callback(?:\/|$)|forgot-password|reset-password|maintenance(?:\/|$))/i;
const served = /^\/(?:api|identity|outbox|health|metrics|assets)(?:\/|$)/i;
const signup = /^((?:\/(?:no|en-gb))?\/signup)\/?(?=[?#]|$)/;

/**
 * The path of this product to return to after sign-in; undefined for anything that could lead to another site and for pages that are never
 * returned to. A browser reads `\` as `/`, drops line breaks and resolves dots, so a path may contain none of them.
 */
export function returnPath(requested: string | undefined): string | undefined {
  const [path = ''] = (requested ?? '').split(/[?#]/);
  if (!requested || !path.startsWith('/') || /[\\\s\p{Cc}]/u.test(requested)) return undefined;
  if (path.includes('//') || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return undefined;
  if (never.test(path) || served.test(path)) return undefined;
  return requested.replace(signup, '$1/');
}
