import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ByteRange } from '../file-response.ts';
import { DamagedBytes } from './store.ts';
import type { StoredKey } from './store.ts';

/** Passes bytes on while hashing them and holds the last chunk back until the hash matches, so a damaged file never arrives complete. */
export function verifyBytes(bytes: AsyncIterable<Buffer>, { sha256 }: StoredKey): Readable {
  return Readable.from(checked(bytes, sha256), { objectMode: false });
}

async function* checked(bytes: AsyncIterable<Buffer>, sha256: string): AsyncGenerator<Buffer> {
  const digest = createHash('sha256');
  let held: Buffer | undefined;
  for await (const chunk of bytes) {
    digest.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (digest.digest('hex') !== sha256) throw new DamagedBytes(`The bytes of ${sha256} are damaged`);
  if (held) yield held;
}

/** A range of a file: the whole file is read once for verification, then the range. */
export async function verifyRange(
  whole: AsyncIterable<Buffer>,
  key: StoredKey,
  part: (range: ByteRange) => Promise<Readable>,
  range: ByteRange,
): Promise<Readable> {
  for await (const _ of verifyBytes(whole, key));
  return part(range);
}
