import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { encodeFormData, type FormInput } from '#kernel/web/form-data.ts';
import { testPublicUrl } from './public-url.ts';

/** Loosely typed on purpose: the endpoint validates it. */
export interface ExampleInput {
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  params?: Record<string, unknown> | undefined;
  files?: readonly { name: string; bytes: Uint8Array }[];
}

export interface CallerFacts {
  cookie?: string;
  bearer?: string;
  companyId?: number;
  accountId?: string;
  companyUserId?: string;
}

/** The answer: the status, the parsed JSON (or the bytes of a file), the headers. */
export interface TestAnswer {
  status: number;
  json: Record<string, unknown>;
  bytes: Buffer;
  headers: Record<string, unknown>;
  /** The refusal's codes as `group.Code`. */
  codes: string[];
  /** The refused fields as path → code. */
  fields: Record<string, string>;
}

/** A client of the API. */
export interface Caller extends CallerFacts {
  call: (endpoint: Endpoint, input?: ExampleInput, headers?: Record<string, string>) => Promise<TestAnswer>;
  /** The same user with other facts: another company, an API key instead of the session. */
  with: (facts: CallerFacts) => Caller;
}

/** Makes requests like a browser on our own origin. */
export function caller(app: FastifyInstance, facts: CallerFacts): Caller {
  return {
    ...facts,
    with: (other) => caller(app, { ...facts, ...other }),
    call: async (endpoint, input = {}, headers = {}) => {
      const { query, body, params, files } = input;
      // The examples of a form's body are values that a form can hold.
      const sent = files ? await formOf(endpoint, body as FormInput, files) : jsonOf(body);
      const response = await app.inject({
        method: endpoint.method,
        url: `/api${filled(endpoint.path, params)}`,
        query: textValues(query),
        headers: { ...identityOf(facts), ...(endpoint.repeats && { 'idempotency-key': randomUUID() }), ...sent.headers, ...headers },
        ...(sent.payload !== undefined && { payload: sent.payload }),
      });
      return answerOf(response.statusCode, response.rawPayload, response.headers);
    },
  };
}

function identityOf({ cookie, bearer, companyId }: CallerFacts): Record<string, string> {
  return {
    origin: testPublicUrl,
    ...(cookie && !bearer && { cookie: `session=${cookie}` }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(companyId !== undefined && { 'x-account': String(companyId) }),
  };
}

function jsonOf(body: unknown): { headers: Record<string, string>; payload: string | undefined } {
  if (body === undefined) return { headers: {}, payload: undefined };
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

/** Form data as the web client sends it, encoded as a browser does. */
async function formOf(endpoint: Endpoint, body: FormInput, files: readonly { name: string; bytes: Uint8Array }[]) {
  const parts = files.map(({ name, bytes }) => new File([Buffer.from(bytes)], name, { type: 'application/octet-stream' }));
  const encoded = new Response(encodeFormData(body, { field: endpoint.files?.field ?? 'file', files: parts }));
  return { headers: { 'content-type': encoded.headers.get('content-type') ?? '' }, payload: Buffer.from(await encoded.arrayBuffer()) };
}

function filled(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function textValues(query: unknown): Record<string, string> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function answerOf(status: number, bytes: Buffer, headers: Record<string, unknown>): TestAnswer {
  const isJson = bytes.length > 0 && String(headers['content-type'] ?? '').includes('json');
  const json = (isJson ? JSON.parse(bytes.toString()) : {}) as Record<string, unknown>;
  const groups = (json['errorCodes'] ?? {}) as Record<string, string[]>;
  const fieldErrors = (json['fieldErrors'] ?? []) as { path: string; code: string }[];
  return {
    status,
    json,
    bytes,
    headers,
    codes: Object.entries(groups).flatMap(([group, codes]) => codes.map((code) => `${group}.${code}`)),
    fields: Object.fromEntries(fieldErrors.map(({ path, code }) => [path, code])),
  };
}
