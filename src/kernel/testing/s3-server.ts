import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { S3Refusal, signedContent } from './s3-signature.ts';
import type { S3Access } from './s3-signature.ts';

/** A bucket with the documented REST API of S3, as far as the file store needs it; it refuses unsigned requests. */
export interface S3Server {
  /** The store's configuration. */
  config: S3Access & { url: string; bucket: string };
  objects: Map<string, Buffer>;
  /** Multipart uploads in progress. */
  uploads: Map<string, Map<number, Buffer>>;
  /** If set, every part from this number on is refused. */
  refuseFromPart: number;
}

const smallestPart = 5 * 1024 * 1024;
/** Fewer than the client's maximum, so that it must request more pages. */
const keysOfPage = 3;

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

interface S3Request {
  server: S3Server;
  method: string;
  key: string;
  query: URLSearchParams;
  range: string | undefined;
  content: Buffer;
}

/** Starts one on a free port for one test file; it is stopped after the last test. */
export async function s3Server(): Promise<S3Server> {
  const http = createServer((request, response) => void respond(server, request, response));
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  afterAll(async () => {
    http.closeAllConnections();
    await new Promise<void>((resolve) => void http.close(() => resolve()));
  });
  // A listening server has an address of this shape.
  const { port } = http.address() as AddressInfo;
  const server: S3Server = {
    config: {
      url: `http://127.0.0.1:${port}`,
      bucket: 'samspill',
      region: 'eu-north-1',
      accessKeyId: 'AKTEST',
      secretAccessKey: randomUUID(),
    },
    objects: new Map(),
    uploads: new Map(),
    refuseFromPart: Infinity,
  };
  return server;
}

async function respond(server: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await answerTo(server, request).catch(refusalOf);
  response.writeHead(status, headers).end(body);
}

function refusalOf(error: unknown): Answer {
  const { status, code } = error instanceof S3Refusal ? error : { status: 500, code: 'InternalError' };
  return xml(`<Error><Code>${code}</Code><Message>${String(error)}</Message></Error>`, status);
}

async function answerTo(server: S3Server, request: IncomingMessage): Promise<Answer> {
  const content = signedContent(request, await buffer(request), server.config);
  const { pathname, searchParams } = new URL(request.url ?? '', server.config.url);
  const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
  if (bucket !== server.config.bucket) throw new S3Refusal(404, 'NoSuchBucket');
  const { method = '' } = request;
  const asked: S3Request = { server, method, key: rest.join('/'), query: searchParams, range: request.headers.range, content };
  if (asked.key === '') return list(asked);
  return searchParams.has('uploads') || searchParams.has('uploadId') ? inParts(asked) : whole(asked);
}

function whole({ server: { objects }, method, key, range, content }: S3Request): Answer {
  if (method === 'PUT') {
    objects.set(key, content);
    return { status: 200, headers: { etag: etagOf(content) } };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const found = objects.get(key);
  if (method !== 'GET') throw new S3Refusal(405, 'MethodNotAllowed');
  if (!found) throw new S3Refusal(404, 'NoSuchKey');
  return range === undefined ? { status: 200, headers: { etag: etagOf(found) }, body: found } : part(found, range);
}

function part(found: Buffer, range: string): Answer {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const [start, end] = [Number(from), Math.min(Number(to), found.length - 1)];
  if (from === '' || start >= found.length) throw new S3Refusal(416, 'InvalidRange');
  return { status: 206, headers: { 'content-range': `bytes ${start}-${end}/${found.length}` }, body: found.subarray(start, end + 1) };
}

function inParts({ server, method, key, query, content }: S3Request): Answer {
  const { uploads, objects } = server;
  if (method === 'POST' && query.has('uploads')) {
    const begun = randomUUID();
    uploads.set(begun, new Map());
    return xml(`<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`);
  }
  const id = query.get('uploadId') ?? '';
  const parts = uploads.get(id);
  if (!parts) throw new S3Refusal(404, 'NoSuchUpload');
  if (method === 'PUT') {
    const number = Number(query.get('partNumber'));
    if (number >= server.refuseFromPart) throw new S3Refusal(400, 'InvalidRequest');
    parts.set(number, content);
    return { status: 200, headers: { etag: etagOf(content) } };
  }
  if (method === 'POST') objects.set(key, joined(parts, content.toString()));
  uploads.delete(id);
  return method === 'POST' ? xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`) : { status: 204 };
}

/** The parts in the final list, in order, each with its checksum. */
function joined(parts: ReadonlyMap<number, Buffer>, listed: string): Buffer {
  const named = [...listed.matchAll(/<Part>.*?<\/Part>/gs)].map(([text]) => ({
    number: Number(/<PartNumber>(\d+)</.exec(text)?.[1]),
    etag: /<ETag>(.*?)</.exec(text)?.[1]?.replaceAll('&quot;', '"'),
  }));
  const bodies = named.map(({ number, etag }, index) => {
    const body = parts.get(number);
    if (!body || etag !== etagOf(body)) throw new S3Refusal(400, 'InvalidPart');
    if (number <= (named[index - 1]?.number ?? 0)) throw new S3Refusal(400, 'InvalidPartOrder');
    if (body.length < smallestPart && index < named.length - 1) throw new S3Refusal(400, 'EntityTooSmall');
    return body;
  });
  return Buffer.concat(bodies);
}

function list({ server: { objects }, method, query }: S3Request): Answer {
  if (method !== 'GET' || query.get('list-type') !== '2') throw new S3Refusal(405, 'MethodNotAllowed');
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const left = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = left.slice(0, keysOfPage);
  const isCut = left.length > page.length;
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`).join('');
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(
    `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${contents}${next}</ListBucketResult>`,
  );
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function xml(body: string, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/xml' }, body: `<?xml version="1.0" encoding="UTF-8"?>${body}` };
}
