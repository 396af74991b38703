/** Which request the page is about: by the link of a mail, or by its id for somebody who is signed in. */
export type WhoSigns = { secret: string } | { signingRequestId: string };

/** What the address of the page names: `/sign/{secret}` or `/sign?signingRequestId=`. */
export function whoIn(path: string, search: string): WhoSigns | undefined {
  const [, secret] = /^\/sign\/([^/]+)\/?$/.exec(path) ?? [];
  if (secret !== undefined) return { secret: decodeURIComponent(secret) };
  const signingRequestId = new URLSearchParams(search).get('signingRequestId');
  return /^\/sign\/?$/.test(path) && signingRequestId ? { signingRequestId } : undefined;
}

/** The address of the page, without its language. */
export function pathOf(who: WhoSigns): string {
  if ('secret' in who) return `/sign/${encodeURIComponent(who.secret)}`;
  return `/sign?${new URLSearchParams({ signingRequestId: who.signingRequestId }).toString()}`;
}
