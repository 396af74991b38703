import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { SecretKey } from './key-file.ts';
import type { Secrets } from './secrets.ts';

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;
const sealedForm = /^v1\.([A-Za-z0-9_-]{1,32})\.([A-Za-z0-9_-]+)$/;

/** A field was encrypted with a key that this process does not have. */
export class MissingKey extends Error {
  override name = 'MissingKey';
  readonly keyId: string;

  constructor(keyId: string) {
    super(`The secret key "${keyId}" is missing. Add it back to SECRET_KEYS (or to keys.json) to read what was sealed with it.`);
    this.keyId = keyId;
  }
}

/** Encrypts with the first key and decrypts with any; digests use the last key, so that adding a key changes no lookup. */
export function createSecrets(keys: readonly SecretKey[]): Secrets {
  const newest = keys[0];
  const oldest = keys.at(-1);
  if (!newest || !oldest) throw new Error('At least one secret key is needed.');
  const fieldKeys = new Map(keys.map(({ id, key }) => [id, subkey(key, 'field')]));
  const newestFieldKey = subkey(newest.key, 'field');
  const digestKeys = new Map<string, KeyObject>();

  return {
    encrypt: (plain, place) => seal(plain, newest.id, newestFieldKey, place),
    decrypt: (sealed, place) => {
      const { keyId, bytes } = parts(sealed);
      const key = fieldKeys.get(keyId);
      if (!key) throw new MissingKey(keyId);
      return open(bytes, keyId, key, place);
    },
    digest: (value, purpose) => {
      const key = digestKeys.get(purpose) ?? subkey(oldest.key, `digest|${purpose}`);
      digestKeys.set(purpose, key);
      return createHmac('sha256', key).update(value, 'utf8').digest('base64url');
    },
    freshPrefix: `${version}.${newest.id}.`,
  };
}

/** The id of the key that a field was encrypted with, so that restore can list the keys it needs. */
export function keyIdOf(sealed: string): string {
  return parts(sealed).keyId;
}

// One master key is never used for two algorithms: each use has its own derived key (RFC 5869).
// A key object is four times as fast as bytes, which Node converts on each call.
function subkey(master: Uint8Array, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', master, 'samspill', use, 32)));
}

function boundTo(keyId: string, place: string): Buffer {
  return Buffer.from(`${version}|${keyId}|${place}`, 'utf8');
}

function seal(plain: string, keyId: string, key: KeyObject, place: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(keyId, place));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `${version}.${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
}

function open(bytes: Buffer, keyId: string, key: KeyObject, place: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(boundTo(keyId, place))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new Error('A sealed field was changed, or does not belong where it was found.', { cause });
  }
}

function parts(sealed: string): { keyId: string; bytes: Buffer } {
  const [, keyId, text] = sealedForm.exec(sealed) ?? [];
  const bytes = Buffer.from(text ?? '', 'base64url');
  // Base64 has several encodings of the same bytes; only the canonical one is accepted.
  if (!keyId || bytes.length < ivBytes + tagBytes || bytes.toString('base64url') !== text) throw new Error('This is not a sealed field.');
  return { keyId, bytes };
}
