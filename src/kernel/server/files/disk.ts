import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteRange } from '../file-response.ts';
import { headPathOf, headsFolder, keyOfPath, MissingBytes, pathOf } from './store.ts';
import type { FileStore, StoredKey } from './store.ts';
import { verifyBytes, verifyRange } from './verify-bytes.ts';

/** Stores bytes in a local folder, addressed by their hash. */
export function diskStore(folder: string): FileStore {
  const at = (key: StoredKey) => join(folder, pathOf(key));
  return {
    async put(key, { path }) {
      const target = at(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await flush(path);
      // Also when the file exists, which replaces a copy that was damaged on disk.
      await rename(path, target);
      await Promise.all([flush(dirname(target)), flush(dirname(dirname(target)))]);
    },
    async open(key, range) {
      const whole = await streamAt(at(key));
      if (!range) return verifyBytes(whole, key);
      return verifyRange(whole, key, (part) => streamAt(at(key), part), range);
    },
    remove: (key) => rm(at(key), { force: true }),
    async removeCompany(companyId) {
      await rm(join(folder, String(companyId)), { recursive: true, force: true });
      await rm(join(folder, headPathOf(companyId)), { force: true });
    },
    async *keys() {
      const paths = await readdir(folder, { recursive: true }).catch(() => []);
      for (const path of paths) {
        const key = keyOfPath(path);
        if (key) yield key;
      }
    },
    readHead: (companyId) => readFile(join(folder, headPathOf(companyId)), 'utf8').catch(ifMissing),
    async writeHead(companyId, head) {
      const target = join(folder, headPathOf(companyId));
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // Written beside and moved, so that a power failure leaves the former head.
      await writeFile(`${target}.new`, head, { mode: 0o600, flush: true });
      await rename(`${target}.new`, target);
      await flush(dirname(target));
    },
    removeHeads: () => rm(join(folder, headsFolder), { recursive: true, force: true }),
  };
}

/** Flushes a file or folder to disk, so that it survives a power failure. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

async function streamAt(path: string, range?: ByteRange) {
  const file = await open(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new MissingBytes(path);
    throw error;
  });
  return createReadStream('', { fd: file, highWaterMark: 256 * 1024, ...range });
}
