import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ByteRange } from '../file-response.ts';
import { DamagedBytes } from './store.ts';
import type { StoredKey } from './store.ts';

/** Passes bytes on while they are hashed, holding the last piece back until the sum is right: a damaged file never arrives whole. */
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

/** A part of a file: the whole is read once to be checked, and then the part. */
export async function verifyRange(
  whole: AsyncIterable<Buffer>,
  key: StoredKey,
  part: (range: ByteRange) => Promise<Readable>,
  range: ByteRange,
): Promise<Readable> {
  for await (const _ of verifyBytes(whole, key));
  return part(range);
}
