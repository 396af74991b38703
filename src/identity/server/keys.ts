import { createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { deleteRetiredKeys, insertKey, listKeys, retireKeys } from './store-key.ts';
import type { KeyPurpose, StoredKey } from './store-key.ts';

type Needs = Pick<Services, 'clock' | 'database' | 'secrets'>;

export interface ProviderKeys {
  /** Signing keys in the provider's format, the current one first. */
  signing: JWK[];
  /** Keys for signing the provider's cookies, the current one first. */
  cookie: string[];
}

/** How long a key that no longer signs is published, so that what it signed is still accepted. */
const retiredMilliseconds = 2 * 24 * 60 * 60 * 1000;

/** The provider's keys; created on the first start and stored, encrypted, in the database. */
export async function loadKeys(services: Needs): Promise<ProviderKeys> {
  let stored = await services.database.transaction(listKeys);
  const missing = (['signing', 'cookie'] as const).filter((purpose) => !stored.some((key) => key.purpose === purpose && !key.retiredAt));
  if (missing.length > 0) {
    const made = await Promise.all(missing.map((purpose) => newKey(services, purpose)));
    stored = await services.database.transaction(async (unit) => {
      for (const key of made) await insertKey(unit, key);
      return listKeys(unit);
    });
  }
  const open = (key: StoredKey) => services.secrets.decrypt(key.sealed, placeOfKey(key.id));
  const verifiesUntil = (key: StoredKey) => (key.retiredAt?.getTime() ?? Infinity) + retiredMilliseconds;
  const valid = stored.filter((key) => verifiesUntil(key) > services.clock.now().getTime());
  const of = (purpose: KeyPurpose) => valid.filter((key) => key.purpose === purpose);
  return { signing: of('signing').map((key) => signingKey(key.id, open(key))), cookie: of('cookie').map(open) };
}

/** Creates new current keys. Processes use them from their next start; the old ones still verify for two days. */
export async function rotateKeys(services: Needs): Promise<void> {
  const made = await Promise.all([newKey(services, 'signing'), newKey(services, 'cookie')]);
  const now = services.clock.now();
  await services.database.transaction(async (unit) => {
    await retireKeys(unit, now);
    for (const key of made) await insertKey(unit, key);
    await sweepKeys(unit, now);
  });
}

/** Creates new current keys if an older secret key has sealed those there are; returns whether it did. */
export async function renewKeys(services: Needs): Promise<boolean> {
  const stored = await services.database.transaction(listKeys);
  const isStale = stored.some(({ sealed, retiredAt }) => !retiredAt && !sealed.startsWith(services.secrets.freshPrefix));
  if (isStale) await rotateKeys(services);
  return isStale;
}

/** Deletes keys whose time of verifying is over. */
export function sweepKeys(unit: Unit, now: Date): Promise<void> {
  return deleteRetiredKeys(unit, new Date(now.getTime() - retiredMilliseconds));
}

async function newKey({ clock, secrets }: Needs, purpose: KeyPurpose) {
  const id = randomBytes(9).toString('base64url');
  const value = purpose === 'signing' ? await newSigningKey() : randomBytes(32).toString('base64url');
  return { id, purpose, sealed: secrets.encrypt(value, placeOfKey(id)), now: clock.now() };
}

async function newSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function signingKey(id: string, pem: string): JWK {
  const jwk = createPrivateKey(pem).export({ format: 'jwk' });
  return { ...jwk, kid: id, alg: 'RS256', use: 'sig' };
}

/** The encryption context of a key. */
export function placeOfKey(id: string): string {
  return `global|identity_key|${id}|sealed`;
}
