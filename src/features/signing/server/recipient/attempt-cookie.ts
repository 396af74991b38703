import type { Call } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Attempt } from './electronic-id.ts';

/** Minutes in which somebody confirms who they are at the provider. */
const attemptMinutes = 15;
const place = 'signing attempt';

interface Browser {
  services: Pick<Services, 'config' | 'secrets'>;
  call: Pick<Call, 'cookies' | 'setCookie' | 'clearCookie'>;
}

interface CookieAttempt extends Attempt {
  recipientId: string;
  expiresAt: number;
}

const cookieName = ({ services: { config } }: Browser): string =>
  config.publicUrl.startsWith('https:') ? '__Host-signer-attempt' : 'signer-attempt';

/** Keeps an attempt with the browser that began it, sealed: no other browser can finish it. */
export function storeAttempt(browser: Browser, attempt: Attempt, { recipientId, now }: { recipientId: string; now: Date }): void {
  const stored: CookieAttempt = { ...attempt, recipientId, expiresAt: now.getTime() + attemptMinutes * 60_000 };
  browser.call.setCookie(cookieName(browser), browser.services.secrets.encrypt(JSON.stringify(stored), place), {
    maxAgeSeconds: attemptMinutes * 60,
  });
}

/** The attempt that this browser began for this signer; undefined when there is none that is still open. */
export function storedAttempt(
  browser: Browser,
  { recipientId, state, now }: { recipientId: string; state: string; now: Date },
): Attempt | undefined {
  const sealed = browser.call.cookies[cookieName(browser)];
  const stored = sealed === undefined ? undefined : unseal(browser, sealed);
  return stored?.recipientId === recipientId && stored.state === state && stored.expiresAt > now.getTime() ? stored : undefined;
}

export function dropAttempt(browser: Browser): void {
  browser.call.clearCookie(cookieName(browser));
}

function unseal({ services }: Browser, sealed: string): CookieAttempt | undefined {
  try {
    // Only storeAttempt seals for this place.
    return JSON.parse(services.secrets.decrypt(sealed, place)) as CookieAttempt;
  } catch {
    // Whatever else a browser sends as this cookie is no attempt.
    return undefined;
  }
}
