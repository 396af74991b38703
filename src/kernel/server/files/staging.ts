import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Upload } from '#kernel/contract/endpoint.ts';
import type { Config } from '../config.ts';
import { newId } from '../id.ts';

const headBytes = 4096;
/** Network chunks are small, so they are buffered into writes of this size. */
const bytesAtOnce = 256 * 1024;

/** Where uploads are stored until their request has finished: on the same file system as the store, so that keeping one is a rename, and excluded from backups. */
export function stagingFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'staging');
}

/** Streams an upload to disk while counting and hashing it; an aborted stream leaves no file. */
export async function stageUpload(folder: string, fileName: string, stream: Readable): Promise<Upload> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, newId());
  const file = await open(path, 'wx', 0o600);
  try {
    const written = await write(file, stream);
    return { ...written, fileName, path, bytes: () => readFile(path) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function write(file: FileHandle, stream: Readable): Promise<Pick<Upload, 'size' | 'sha256' | 'head'>> {
  const digest = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  let gathered: Buffer[] = [];
  let gatheredBytes = 0;
  // The chunks are buffers because no encoding is set.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    digest.update(chunk);
    if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
    gathered.push(chunk);
    gatheredBytes += chunk.length;
    if (gatheredBytes < bytesAtOnce) continue;
    await file.writev(gathered);
    gathered = [];
    gatheredBytes = 0;
  }
  if (gathered.length > 0) await file.writev(gathered);
  return { size, sha256: digest.digest('hex'), head };
}

/** Removes the uploads that the request did not keep. */
export async function discardUploads(files: readonly Pick<Upload, 'path'>[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}

/** Removes files that killed processes left behind, once they are older than any request can be. */
export async function sweepStaging(folder: string, olderThan: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtime >= olderThan) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** The bytes of an upload as a stream. */
export function streamOf({ path }: Pick<Upload, 'path'>): Readable {
  return createReadStream(path);
}
