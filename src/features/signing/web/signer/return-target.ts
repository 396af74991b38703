import type { WhoSigns } from './who-signs.ts';

const place = 'samspill.sign.way-back';

/** Remembers in this tab which request somebody left for the provider of electronic identities. */
export function rememberReturnTarget(who: WhoSigns): void {
  sessionStorage.setItem(place, JSON.stringify(who));
}

/** The request that was left in this tab. */
export function returnTarget(): WhoSigns | undefined {
  const stored = sessionStorage.getItem(place);
  // Only rememberReturnTarget writes here.
  return stored === null ? undefined : (JSON.parse(stored) as WhoSigns);
}
