import { hkdfSync } from 'node:crypto';
import type { SecretKey } from '../../key-file.ts';
import type { End, Manifest } from './archive.ts';

type WrittenKey = Manifest['keys'][number];

/** The keys as a backup names them; with the bytes only when they shall travel in it. */
export function keysForBackup(keys: readonly SecretKey[], withKeys: boolean): WrittenKey[] {
  return keys.map(({ id, key }) => ({
    id,
    fingerprint: fingerprintOf(key),
    ...(withKeys && { key: Buffer.from(key).toString('base64') }),
  }));
}

// Tells two keys of the same id apart and nothing about either.
function fingerprintOf(key: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', key, 'samspill', 'fingerprint', 12)).toString('base64url');
}

const sealed = /v1\.([A-Za-z0-9_-]{1,32})\.[A-Za-z0-9_-]{38}/g;

/** Collects the ids of the keys that sealed something among the rows that pass. */
export function collectKeyIds(found: Set<string>): (rows: Buffer) => void {
  return (rows) => {
    if (!rows.includes('v1.')) return;
    for (const [, id] of rows.toString('latin1').matchAll(sealed)) found.add(id ?? '');
  };
}

/** Which of the configured keys a restore needs: those that sealed something, and the last, from which digests come. */
export function neededKeys(keys: readonly SecretKey[], found: ReadonlySet<string>): string[] {
  return keys.filter(({ id }, index) => found.has(id) || index === keys.length - 1).map(({ id }) => id);
}

/** The needed keys that are not here, or are others under the same id. */
export function missingKeys(manifest: Manifest, end: End, keys: readonly SecretKey[]): string[] {
  return manifest.keys
    .filter(({ id }) => end.neededKeys.includes(id))
    .filter(({ id, fingerprint }) => !keys.some((key) => key.id === id && fingerprintOf(key.key) === fingerprint))
    .map(({ id }) => id);
}

/** The keys that travelled in a backup; undefined when it was made without. */
export function keysInBackup(manifest: Manifest): SecretKey[] | undefined {
  const keys = manifest.keys.flatMap(({ id, key }) => (key === undefined ? [] : [{ id, key: new Uint8Array(Buffer.from(key, 'base64')) }]));
  return keys.length > 0 && keys.length === manifest.keys.length ? keys : undefined;
}
