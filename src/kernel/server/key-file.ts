import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A key of 32 bytes, and its id, which is stored with every text it encrypts. */
export interface SecretKey {
  id: string;
  key: Uint8Array;
}

const KeyId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
const KeyFile = z.object({ keys: z.array(z.object({ id: KeyId, key: z.string() })).min(1) });
const howToWrite = 'Write it as id:base64 pairs with commas between, the newest first; each key is 32 bytes (openssl rand -base64 32).';

/** The keys of this installation, newest first: from SECRET_KEYS when it is set, otherwise from the data folder, where they are created on first use. */
export function loadSecretKeys(dataDir: string, secretKeys: string | undefined): SecretKey[] {
  if (secretKeys?.trim()) return parseSecretKeys(secretKeys);
  const path = join(dataDir, 'keys.json');
  return readKeyFile(path) ?? makeKeyFile(dataDir, path);
}

/** Writes the keys of a restored backup to the data folder, replacing those that were created there on first use. */
export function saveSecretKeys(dataDir: string, keys: readonly SecretKey[]): void {
  const path = join(dataDir, 'keys.json');
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const written = keys.map(({ id, key }) => ({ id, key: Buffer.from(key).toString('base64') }));
  writeWhole(draft, `${JSON.stringify({ keys: written }, null, 2)}\n`);
  renameSync(draft, path);
}

/** Parses `id:base64,id2:base64`; error messages name the entry, never the key. */
export function parseSecretKeys(text: string): SecretKey[] {
  const entries = text.split(',').map((entry) => entry.trim());
  return checked(
    entries.map((entry, index) => {
      const colon = entry.indexOf(':');
      const id = entry.slice(0, Math.max(colon, 0));
      if (!KeyId.safeParse(id).success) throw new Error(`SECRET_KEYS: entry ${index + 1} has no proper id. ${howToWrite}`);
      return { id, key: keyBytes(id, entry.slice(colon + 1), 'SECRET_KEYS') };
    }),
    'SECRET_KEYS',
  );
}

function readKeyFile(path: string): SecretKey[] | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return checked(
    parsed(text, path).keys.map(({ id, key }) => ({ id, key: keyBytes(id, key, path) })),
    path,
  );
}

function parsed(text: string, path: string): z.output<typeof KeyFile> {
  try {
    return KeyFile.parse(JSON.parse(text));
  } catch {
    // The cause is omitted on purpose: it would write the keys to the log.
    throw new Error(`${path} is not a key file. Put back the file from your backup; without it sealed fields cannot be read.`);
  }
}

// Two processes may start at the same time. A file is linked to its name only once complete, linking never
// replaces an existing file, and then both processes read the same file.
function makeKeyFile(dataDir: string, path: string): SecretKey[] {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const key = { id: `k${randomBytes(4).toString('hex')}`, key: randomBytes(32).toString('base64') };
  try {
    writeWhole(draft, `${JSON.stringify({ keys: [key] }, null, 2)}\n`);
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const keys = readKeyFile(path);
  if (!keys) throw new Error(`${path} vanished while it was being made.`);
  return keys;
}

function writeWhole(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function keyBytes(id: string, text: string, source: string): Uint8Array {
  const bytes = /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
  if (bytes?.length !== 32) throw new Error(`${source}: the key "${id}" is not 32 bytes of base64. ${howToWrite}`);
  return bytes;
}

function checked(keys: SecretKey[], source: string): SecretKey[] {
  const twice = keys.find(({ id }, index) => keys.findIndex((other) => other.id === id) !== index);
  if (twice) throw new Error(`${source}: the key id "${twice.id}" stands twice.`);
  return keys;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
