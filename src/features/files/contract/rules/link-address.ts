const form = /^https?:\/\/(?<host>[^\s/?#]+)(?<path>[^\s?#]*)(?:\?[^\s#]*)?(?:#\S*)?$/i;
/** A host name or address with an optional port; no user name or password before it. */
const host = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/** Whether a link's address is allowed: it starts with http or https and does not end in bin or zip (files.6). */
export function isLinkAllowed(url: string): boolean {
  const found = form.exec(url);
  if (!found || url.length > 2000) return false;
  const path = decoded(found.groups?.['path'] ?? '');
  return host.test(found.groups?.['host'] ?? '') && path !== undefined && !/\.(?:bin|zip)\/*$/i.test(path);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
