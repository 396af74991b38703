import type { Readable } from 'node:stream';
import type { ByteRange } from '../file-response.ts';

/** Which bytes: their company and their SHA-256 in hexadecimal. The same content of two companies lies twice, so that neither can tell. */
export interface StoredKey {
  companyId: number;
  sha256: string;
}

/** Where uploaded bytes live. What lies under a key never changes. */
export interface FileStore {
  /** Puts a staged file under its key so that it survives a loss of power; putting it again is no error. */
  put: (key: StoredKey, staged: { path: string; size: number }) => Promise<void>;
  /** The bytes in order, checked against the key as they pass: the last are held back until the sum is right. Throws `MissingBytes`. */
  open: (key: StoredKey, range?: ByteRange) => Promise<Readable>;
  remove: (key: StoredKey) => Promise<void>;
  /** Removes everything of a company that is no more. */
  removeCompany: (companyId: number) => Promise<void>;
  /** The keys of all bytes there are, for backups and for the sweeper's tests. */
  keys: () => AsyncIterable<StoredKey>;
}

/** The row is there and the bytes are not. */
export class MissingBytes extends Error {
  override name = 'MissingBytes';
}

/** The bytes are not what they were when they were put. */
export class DamagedBytes extends Error {
  override name = 'DamagedBytes';
}

/** The name of the bytes below the store's root: `7/ab/abcdef…`. */
export function pathOf({ companyId, sha256 }: StoredKey): string {
  if (!/^[0-9a-f]{64}$/.test(sha256) || !Number.isSafeInteger(companyId)) throw new Error('That is no key of the file store');
  return `${companyId}/${sha256.slice(0, 2)}/${sha256}`;
}

/** The key that a name below the root stands for; undefined for anything else that lies there. */
export function keyOfPath(path: string): StoredKey | undefined {
  const found = /^(\d{1,10})\/([0-9a-f]{2})\/(\2[0-9a-f]{62})$/.exec(path.replaceAll('\\', '/'));
  const [, companyId, , sha256] = found ?? [];
  return companyId && sha256 ? { companyId: Number(companyId), sha256 } : undefined;
}
