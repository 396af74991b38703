import { X509Certificate } from 'node:crypto';
import type { Services } from '#kernel/server/services.ts';
import { pemKey, pkcs12Key, SealKeyFault } from './given-key.ts';
import { fingerprintOf, ownSealKey, validityIn, type AuthorityCall } from './own-key.ts';
import type { SealKey } from './seal-key.ts';
import { serviceKey } from './service-key.ts';
import { insertCertificate } from './store-authority.ts';

/** The key that seals now, from where the configuration says (signing.35). Asks outside and makes keys, so never inside a transaction. */
export async function sealingKey(call: AuthorityCall): Promise<SealKey> {
  const key = await findKey(call);
  if (call.config.sealKey) await rememberGiven(call, key);
  return key;
}

function findKey(call: AuthorityCall): Promise<SealKey> {
  const place = call.config.sealKey;
  if (!place) return ownSealKey(call);
  if (place.kind === 'pkcs12') return pkcs12Key(place);
  return place.kind === 'pem' ? pemKey(place) : serviceKey(place);
}

/** What was sealed with a certificate is ours also when the next one has taken its place. */
async function rememberGiven({ database, clock }: AuthorityCall, { certificate }: SealKey): Promise<void> {
  const now = clock.now();
  const validity = validityIn(certificate);
  if (now < validity.validFrom || now > validity.validUntil)
    throw new SealKeyFault(`The certificate of the seal (${new X509Certificate(certificate).subject}) is not valid now.`);
  const given = { purpose: 'seal', fingerprint: fingerprintOf(certificate), certificate, privateKey: null, issuer: null } as const;
  await database.transaction((unit) => insertCertificate(unit, { ...given, ...validity, now }));
}

/** Has the key ready before it is needed, and says in the log when it cannot be used; a job runs it at start and every day. */
export async function saveSealKey(services: Services): Promise<void> {
  try {
    await sealingKey(services);
  } catch (error) {
    services.log.error({ err: error }, 'documents cannot be sealed');
    throw error;
  }
}
