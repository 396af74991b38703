import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';

/** The credentials, in S3's terms. */
export interface S3Access {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A refusal by S3: a status and an error code. */
export class S3Refusal extends Error {
  override name = 'S3Refusal';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const longestSkew = 15 * 60 * 1000;
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** RFC 3986 as AWS requires: these four characters are encoded too. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`);

/** Verifies a request's signature (AWS Signature Version 4, in the Authorization header) and returns its content after verifying the checksums. */
export function signedContent(request: IncomingMessage, body: Buffer, access: S3Access, now = Date.now()): Buffer {
  const header = request.headers.authorization ?? '';
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, keyId, day = '', region = '', names = '', signature] = found.exec(header) ?? [];
  if (keyId === undefined) throw new S3Refusal(403, 'AccessDenied');
  if (keyId !== access.accessKeyId) throw new S3Refusal(403, 'InvalidAccessKeyId');
  const moment = one(request, 'x-amz-date');
  const sent = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(now - sent) < longestSkew)) throw new S3Refusal(403, 'RequestTimeTooSkewed');
  if (!moment.startsWith(day) || region !== access.region || !isEnough(request, names)) {
    throw new S3Refusal(400, 'AuthorizationHeaderMalformed');
  }
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical(request, names.split(';')))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce(
    (secret: string | Buffer, part) => hmac(secret, part),
    `AWS4${access.secretAccessKey}`,
  );
  if (hmac(key, text).toString('hex') !== signature) throw new S3Refusal(403, 'SignatureDoesNotMatch');
  return contentOf(request, body);
}

function one({ headers }: IncomingMessage, name: string): string {
  return [headers[name] ?? ''].flat().join(',');
}

/** The host and all `x-amz-` headers must be signed. */
function isEnough({ headers }: IncomingMessage, names: string): boolean {
  const signed = new Set(names.split(';'));
  return signed.has('host') && Object.keys(headers).every((name) => !name.startsWith('x-amz-') || signed.has(name));
}

function canonical(request: IncomingMessage, names: readonly string[]): string {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const lines = names.map((name) => `${name}:${one(request, name).trim().replace(/ +/g, ' ')}\n`).join('');
  return [request.method, path, pairs.join('&'), lines, names.join(';'), one(request, 'x-amz-content-sha256')].join('\n');
}

function contentOf(request: IncomingMessage, body: Buffer): Buffer {
  const sum = one(request, 'x-amz-content-sha256');
  if (sum === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return unchunked(request, body);
  if (sum !== sha256(body)) throw new S3Refusal(400, 'XAmzContentSHA256Mismatch');
  checkSum(body, one(request, 'x-amz-checksum-crc32'));
  return body;
}

/** Decodes chunks prefixed with their length, followed by the checksum: the format of a streamed upload. */
function unchunked(request: IncomingMessage, body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, lineEnd).toString(), 16);
    if (lineEnd < 0 || Number.isNaN(length)) throw new S3Refusal(400, 'IncompleteBody');
    if (length === 0) {
      const content = Buffer.concat(pieces);
      const trailer = /^x-amz-checksum-crc32:(\S+)/m.exec(body.subarray(lineEnd).toString());
      if (content.length !== Number(one(request, 'x-amz-decoded-content-length'))) throw new S3Refusal(400, 'IncompleteBody');
      checkSum(content, trailer?.[1] ?? '');
      return content;
    }
    pieces.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}

function checkSum(content: Buffer, sum: string): void {
  const field = Buffer.alloc(4);
  field.writeUInt32BE(crc32(content));
  if (sum !== '' && sum !== field.toString('base64')) throw new S3Refusal(400, 'BadDigest');
}
