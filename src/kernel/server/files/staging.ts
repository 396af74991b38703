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
/** Pieces come small from the network; so many bytes are written at once. */
const bytesAtOnce = 256 * 1024;

/** Where uploads lie until their call has decided: beside the files, so that keeping one is a rename, and in no backup. */
export function stagingFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'staging');
}

/** Writes a stream to the disk while it is counted and hashed; a stream that breaks leaves nothing. */
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

/** Removes what no call kept. */
export async function discardUploads(files: readonly Pick<Upload, 'path'>[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}

/** Removes what processes that were killed have left, once it is older than any call can be. */
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

/** The bytes of an upload as a stream, for those who send them on. */
export function streamOf({ path }: Pick<Upload, 'path'>): Readable {
  return createReadStream(path);
}
