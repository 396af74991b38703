import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, FileInput, Upload } from '#kernel/contract/endpoint.ts';
import { fieldErrorsOf } from '#kernel/contract/errors.ts';
import { fail, Failure } from './failure.ts';
import { discardUploads, stageUpload } from './files/staging.ts';
import { decodeFormData } from './form-data.ts';
import { typedFormValue } from './form-values.ts';
import type { Credentials } from './gate.ts';
import { findUnstorablePath, isTooDeep } from './find-unstorable.ts';

/** The most bytes of a body without its files. */
export const maxText = 1024 * 1024;
/** The most fields of form data: a record with long lists has some hundreds. */
export const maxFields = 1000;

/** Reads the credentials of a request. A file link may name its company in `?account=`, since links have no headers (tenancy.6). */
export function credentialsOf(request: FastifyRequest, endpoint: Endpoint, sessionCookie: string): Credentials {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const account = request.headers['x-account'];
  // Fastify's query is untyped; a repeated name is an array, which is not a valid company.
  const query = request.query as Record<string, unknown>;
  const fromQuery = isFileGet(endpoint) && typeof query['account'] === 'string' ? query['account'] : undefined;
  return {
    bearer,
    sessionCookie: request.cookies[sessionCookie],
    companyHeader: typeof account === 'string' ? account : fromQuery,
    secFetchSite: single(request.headers['sec-fetch-site']),
    origin: request.headers.origin,
    viewAs: single(request.headers['x-view-as']),
  };
}

function isFileGet(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' && 'file' in endpoint.answer;
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

export interface ParsedInput {
  params: unknown;
  query: unknown;
  body: unknown;
  files: readonly Upload[] | undefined;
}

/** Parses the whole input by the contract, or refuses with a code for each field. */
export async function inputOf(request: FastifyRequest, endpoint: Endpoint, stagingFolder: string): Promise<ParsedInput> {
  if (!endpoint.files) return parsedInput(request, endpoint, { body: request.body, files: undefined });
  const files: Upload[] = [];
  try {
    const body = await readMultipart(request, { input: endpoint.files, body: endpoint.body, stagingFolder }, files);
    return parsedInput(request, endpoint, { body, files });
  } catch (error) {
    await discardUploads(files);
    throw isBrokenForm(error) ? new Failure('common.BadRequest', 400) : error;
  }
}

/** The parser's messages for an incomplete form or an invalid boundary, for which it has no codes. */
const brokenForm =
  /^(?:Multipart: Boundary not found|The needle can|Unexpected end of multipart data)|terminated early due to unexpected end/;

function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && brokenForm.test(error.message);
}

function parsedInput(
  request: FastifyRequest,
  endpoint: Endpoint,
  sent: { body: unknown; files: readonly Upload[] | undefined },
): ParsedInput {
  // DELETE has its parameters in the query or the body (wire.7).
  const inQuery = endpoint.method === 'DELETE' && sent.body === undefined && endpoint.body !== undefined;
  return {
    params: parse(endpoint.params, request.params),
    query: parse(endpoint.query, request.query),
    body: parse(endpoint.body, inQuery ? request.query : sent.body),
    files: sent.files,
  };
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (isTooDeep(value)) fail('common.BadRequest');
  const result = schema.safeParse(value ?? {});
  if (result.success) {
    const path = findUnstorablePath(result.data);
    return path === undefined ? result.data : fail('common.BadRequest', 400, { fieldErrors: [{ path, code: 'invalid' }] });
  }
  return fail('common.BadRequest', 400, { fieldErrors: fieldErrorsOf(result.error) });
}

/** Reads the parts as a stream: a file is written to disk while it is counted, and no further than its limit. */
async function readMultipart(
  request: FastifyRequest,
  { input, body, stagingFolder }: { input: FileInput; body: z.ZodType | undefined; stagingFolder: string },
  files: Upload[],
): Promise<unknown> {
  if (!request.isMultipart()) fail('common.BadRequest', 415);
  const fields: [string, string][] = [];
  let text = 0;
  const parts = request.parts({ preservePath: true, limits: { fileSize: input.maxBytes, files: input.maxCount } });
  for await (const part of parts) {
    if (part.type === 'field') {
      const value = String(part.value);
      text += Buffer.byteLength(value);
      if (text > maxText) throw new Failure('common.TooLarge', 413);
      fields.push([part.fieldname, value]);
      continue;
    }
    if (part.fieldname !== input.field) fail('common.BadRequest', 400, { fieldErrors: [{ path: input.field, code: 'required' }] });
    // Otherwise the parser would read an oversized file to its end.
    part.file.once('limit', () => part.file.destroy(tooLarge(input)));
    files.push(await stageUpload(stagingFolder, part.filename, part.file));
    // A small file may end before it can be cut off.
    if (part.file.truncated) throw tooLarge(input);
  }
  const decoded = decodeFormData(fields);
  return body ? typedFormValue(decoded, body) : decoded;
}

function tooLarge({ tooLarge: code = 'common.TooLarge', maxBytes }: FileInput): Failure {
  return new Failure(code, 413, { details: { limit: maxBytes } });
}
