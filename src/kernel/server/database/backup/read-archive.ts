import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ConfigFault } from '../../read-config.ts';
import { digestBytes, Head } from './archive.ts';

/** One part of a backup. Its body must be read to the end before the next part is asked for. */
export interface Part {
  head: Head;
  body: AsyncGenerator<Buffer>;
}

// Rows and files are written in pieces of 64 KB, but one row may be as large as PostgreSQL allows.
const largestPiece = 2 ** 30;

/** Reads a backup part by part; refuses one that is damaged or ends too early. */
export async function* readArchive(path: string): AsyncGenerator<Part> {
  const take = taker(path);
  for (let parts = 0; ; parts += 1) {
    const head = headFrom(await take(await lengthFrom(take)));
    yield { head, body: bodyFrom(take, head) };
    if (head.kind !== 'end') continue;
    if (head.parts !== parts) throw new ConfigFault('The backup is incomplete.');
    return;
  }
}

function headFrom(bytes: Buffer): Head {
  try {
    return Head.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw noBackup(error);
  }
}

type Take = (bytes: number) => Promise<Buffer>;

async function* bodyFrom(take: Take, head: Head): AsyncGenerator<Buffer> {
  const digest = createHash('sha256');
  for (let bytes = await lengthFrom(take); bytes > 0; bytes = await lengthFrom(take)) {
    const piece = await take(bytes);
    digest.update(piece);
    yield piece;
  }
  if (!digest.digest().equals(await take(digestBytes))) throw new ConfigFault(`The backup is damaged: a checksum is wrong (${head.kind}).`);
}

async function lengthFrom(take: Take): Promise<number> {
  const bytes = (await take(4)).readUInt32BE();
  if (bytes > largestPiece) throw noBackup(undefined);
  return bytes;
}

/** Answers exactly so many bytes at a time from the unpacked file. */
function taker(path: string): Take {
  // Errors of either stream come out of the iterator.
  const chunks: AsyncIterator<Buffer> = pipeline(createReadStream(path), createGunzip(), () => undefined)[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;
  return async (bytes) => {
    while (size < bytes) {
      const chunk = await next(chunks);
      held.push(chunk);
      size += chunk.length;
    }
    const all = Buffer.concat(held);
    held = [all.subarray(bytes)];
    size -= bytes;
    return all.subarray(0, bytes);
  };
}

async function next(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  try {
    const { value, done } = await chunks.next();
    if (!done) return value;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new ConfigFault('There is no such backup file.', { cause: error });
    if (code !== 'Z_BUF_ERROR') throw noBackup(error);
  }
  throw new ConfigFault('The backup is incomplete.');
}

function noBackup(cause: unknown): Error {
  return new ConfigFault('The file is not a Samspill backup, or it is damaged.', { cause });
}
