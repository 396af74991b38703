import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from './content-disposition.ts';
import { fail } from './failure.ts';
import type { ByteRange, FileResponse, StoredContent } from './file-response.ts';
import { MissingBytes } from './files/store.ts';
import { wantedRange, type Conditions } from './files/range.ts';

/** The conditional and range headers of a file request. */
export function conditionsOf({ method, headers }: FastifyRequest): Conditions {
  const ifRange = headers['if-range'];
  return {
    isHead: method === 'HEAD',
    range: headers.range,
    ifRange: typeof ifRange === 'string' ? ifRange : undefined,
    ifNoneMatch: headers['if-none-match'],
  };
}

/** Sends a file so that nothing in it can run in our origin. */
export async function sendFile(reply: FastifyReply, file: FileResponse, conditions: Conditions): Promise<FastifyReply> {
  reply
    .header('content-type', file.contentType)
    .header('content-disposition', contentDisposition(file.fileName, file.inline ?? false))
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (file.keepSeconds) reply.header('cache-control', `private, max-age=${file.keepSeconds}, immutable`);
  return 'stored' in file ? sendStored(reply, file.stored, conditions) : reply.send(file.content);
}

async function sendStored(reply: FastifyReply, content: StoredContent, conditions: Conditions): Promise<FastifyReply> {
  const { isHead, ifNoneMatch } = conditions;
  reply.header('etag', content.etag).header('accept-ranges', 'bytes');
  if (ifNoneMatch?.split(/\s*,\s*/).includes(content.etag)) return reply.code(304).send();
  const wanted = wantedRange(content, conditions);
  if (wanted === 'none') return reply.code(416).header('content-range', `bytes */${content.size}`).send();
  const { start, end } = wanted ?? { start: 0, end: content.size - 1 };
  reply.header('content-length', end - start + 1);
  if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${content.size}`);
  // An empty stream keeps the declared length.
  return reply.send(isHead ? Readable.from([]) : await opened(content, wanted));
}

/** Missing bytes are answered as a missing file; the log has the reason. */
async function opened({ open }: StoredContent, range: ByteRange | undefined): Promise<Readable> {
  try {
    return await open(range);
  } catch (error) {
    if (error instanceof MissingBytes) return fail('common.NotFound');
    throw error;
  }
}
