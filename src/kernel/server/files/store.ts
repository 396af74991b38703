import type { Readable } from 'node:stream';
import type { ByteRange } from '../file-response.ts';

/** The key of stored bytes: company and SHA-256 in hexadecimal. The same content is stored once per company, so that a company cannot detect another's files. */
export interface StoredKey {
  companyId: number;
  sha256: string;
}

/** Stores uploaded bytes; the content under a key never changes. Beside them lies one small text per company that does: the head of its log. */
export interface FileStore {
  /** Moves a staged file to its key and flushes it to disk; doing so again is allowed. */
  put: (key: StoredKey, staged: { path: string; size: number }) => Promise<void>;
  /** The bytes in order, verified while streaming: the last chunk is held back until the hash matches. Throws `MissingBytes`. */
  open: (key: StoredKey, range?: ByteRange) => Promise<Readable>;
  remove: (key: StoredKey) => Promise<void>;
  /** Removes all files of a deleted company, and its head. */
  removeCompany: (companyId: number) => Promise<void>;
  /** The keys of all stored files, for backups and for the sweeper's tests. */
  keys: () => AsyncIterable<StoredKey>;
  /** The head of a company's log as last written; undefined when there is none. */
  readHead: (companyId: number) => Promise<string | undefined>;
  writeHead: (companyId: number, head: string) => Promise<void>;
  /** Removes the heads of all companies, after an older backup was restored. */
  removeHeads: () => Promise<void>;
}

/** The row exists but the stored bytes do not. */
export class MissingBytes extends Error {
  override name = 'MissingBytes';
}

/** The stored bytes do not match their hash. */
export class DamagedBytes extends Error {
  override name = 'DamagedBytes';
}

/** The path of the file below the store's root: `7/ab/abcdef…`. */
export function pathOf({ companyId, sha256 }: StoredKey): string {
  if (!/^[0-9a-f]{64}$/.test(sha256) || !Number.isSafeInteger(companyId)) throw new Error('That is no key of the file store');
  return `${companyId}/${sha256.slice(0, 2)}/${sha256}`;
}

/** The folder of the heads of the companies' logs. */
export const headsFolder = 'heads';

/** The path of a company's head below the store's root. */
export function headPathOf(companyId: number): string {
  return `${headsFolder}/${companyId}`;
}

/** The key for a path below the root; undefined for any other file. */
export function keyOfPath(path: string): StoredKey | undefined {
  const found = /^(\d{1,10})\/([0-9a-f]{2})\/(\2[0-9a-f]{62})$/.exec(path.replaceAll('\\', '/'));
  const [, companyId, , sha256] = found ?? [];
  return companyId && sha256 ? { companyId: Number(companyId), sha256 } : undefined;
}
