import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, paginateListObjectsV2, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../config.ts';
import type { ByteRange } from '../file-response.ts';
import { headPathOf, headsFolder, keyOfPath, MissingBytes, pathOf } from './store.ts';
import type { FileStore, StoredKey } from './store.ts';
import { verifyBytes, verifyRange } from './verify-bytes.ts';

/** Stores bytes in a bucket of any S3-compatible service. */
export function s3Store({ url, region, bucket, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>): FileStore {
  // Path-style addresses, because not every service gives each bucket its own host.
  const client = new S3Client({ endpoint: url, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
  return {
    async put(key, { path }) {
      const Body = createReadStream(path);
      await new Upload({ client, params: { Bucket: bucket, Key: pathOf(key), Body }, partSize: 8 * 1024 * 1024, queueSize: 2 }).done();
    },
    async open(key, range) {
      const whole = await get(client, bucket, key);
      return range ? verifyRange(whole, key, (part) => get(client, bucket, key, part), range) : verifyBytes(whole, key);
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: pathOf(key) }))),
    async removeCompany(companyId) {
      for await (const Key of namesIn(client, bucket, `${companyId}/`)) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: headPathOf(companyId) }));
    },
    async *keys() {
      for await (const name of namesIn(client, bucket)) {
        const key = keyOfPath(name);
        if (key) yield key;
      }
    },
    async readHead(companyId) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: headPathOf(companyId) }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async writeHead(companyId, head) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: headPathOf(companyId), Body: head }));
    },
    async removeHeads() {
      for await (const Key of namesIn(client, bucket, `${headsFolder}/`))
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    },
  };
}

async function* namesIn(client: S3Client, bucket: string, Prefix?: string): AsyncGenerator<string> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, ...(Prefix && { Prefix }) })) {
    for (const { Key = '' } of page.Contents ?? []) yield Key;
  }
}

async function get(client: S3Client, bucket: string, key: StoredKey, range?: ByteRange): Promise<Readable> {
  const Range = range && `bytes=${range.start}-${range.end}`;
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: pathOf(key), ...(Range && { Range }) }));
    // On Node the body is a Node stream.
    return Body as Readable;
  } catch (error) {
    if (error instanceof NoSuchKey) throw new MissingBytes(pathOf(key));
    throw error;
  }
}
