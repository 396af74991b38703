import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Head } from './archive.ts';

export interface ArchiveWriter {
  /** Adds one part; `watch` sees its bytes as they pass. */
  part: (head: Head, body?: AsyncIterable<Buffer>, watch?: (chunk: Buffer) => void) => Promise<void>;
  parts: () => number;
  /** Answers when everything is on the disk. */
  close: () => Promise<void>;
  abandon: () => void;
}

/**
 * Opens a new backup file for its owner's eyes only. Inside the gzip, a part is its head (a length and JSON), its body in pieces (each a length and
 * bytes, closed by the length 0) and the SHA-256 of the body.
 */
export function writeArchive(path: string): ArchiveWriter {
  const gzip = createGzip({ level: 5 });
  const file = gzip.pipe(createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  const failed = new AbortController();
  file.on('error', (error) => failed.abort(error));
  let parts = 0;

  async function write(bytes: Buffer): Promise<void> {
    failed.signal.throwIfAborted();
    if (!gzip.write(bytes)) await once(gzip, 'drain', { signal: failed.signal }).catch(() => failed.signal.throwIfAborted());
  }

  async function piece(bytes: Buffer): Promise<void> {
    await write(length(bytes.length));
    await write(bytes);
  }

  return {
    async part(head, body, watch) {
      const digest = createHash('sha256');
      await piece(Buffer.from(JSON.stringify(head)));
      for await (const chunk of body ?? []) {
        if (chunk.length === 0) continue;
        watch?.(chunk);
        digest.update(chunk);
        await piece(chunk);
      }
      await write(Buffer.concat([length(0), digest.digest()]));
      parts += 1;
    },
    parts: () => parts,
    async close() {
      gzip.end();
      await finished(file);
    },
    abandon() {
      gzip.destroy();
      file.destroy();
    },
  };
}

function length(bytes: number): Buffer {
  const field = Buffer.alloc(4);
  field.writeUInt32BE(bytes);
  return field;
}
