import type { Company } from '#kernel/server/database/unit.ts';
import type { Call } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import type { SigningMethod } from '../../contract/kinds.ts';
import { findConfirmation, insertConfirmation, type Confirmation, type ElectronicIdentity } from './store-confirmation.ts';

/** Minutes for which a browser that has shown who it is may read and sign (signing.55). */
const confirmedMinutes = 60;

interface Browser {
  services: Pick<Services, 'config'>;
  call: Pick<Call, 'cookies' | 'setCookie'>;
}

/** One random value for a browser, whatever it signs; each confirmation names the signer with it. */
function cookieName({ services: { config } }: Browser): string {
  return config.publicUrl.startsWith('https:') ? '__Host-signer' : 'signer';
}

/** The value of this browser; anything that we did not make ourselves is none. */
function deviceOf(browser: Browser): string | undefined {
  const value = browser.call.cookies[cookieName(browser)];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

const digestFor = (device: string, recipientId: string): string => digestOf(`${device}|${recipientId}`);

/** Lets this browser read and sign for a while. */
export async function confirmDevice(
  company: Company,
  browser: Browser,
  {
    recipientId,
    method,
    identity,
    now,
  }: { recipientId: string; method: Exclude<SigningMethod, 'link'>; identity: ElectronicIdentity | null; now: Date },
): Promise<void> {
  const device = deviceOf(browser) ?? newSecret();
  const maxAgeSeconds = confirmedMinutes * 60;
  const expiresAt = new Date(now.getTime() + maxAgeSeconds * 1000);
  await insertConfirmation(company, { digest: digestFor(device, recipientId), recipientId, method, identity, now, expiresAt });
  browser.call.setCookie(cookieName(browser), device, { maxAgeSeconds });
}

/** How this browser has shown that it is the signer's; undefined when it has not. The link alone is enough where nothing else is asked for. */
export async function confirmationOf(
  company: Company,
  browser: Browser,
  { recipientId, method, now }: { recipientId: string; method: SigningMethod; now: Date },
): Promise<Confirmation | { method: 'link'; identity: null } | undefined> {
  if (method === 'link') return { method, identity: null };
  const device = deviceOf(browser);
  if (device === undefined) return undefined;
  const confirmation = await findConfirmation(company, { digest: digestFor(device, recipientId), recipientId, now });
  // Another method may have been asked for since: an address that answered once does not stand in for an electronic identity.
  return confirmation?.method === method ? confirmation : undefined;
}
