import type { Answer, Endpoint, Input } from '#kernel/contract/endpoint.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import { CallError, codesOf, errorOfAnswer, isRecord, type NoAnswer } from './call-error.ts';
import { addressOf, bodyOf, type UntypedInput } from './call-request.ts';
import { connection } from './connection.ts';
import { sendWithProgress } from './send-with-progress.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** A background request, which does not extend the session. */
  background?: boolean;
  /** Of a call that would add once more when it is sent again: the same for each try. Made for this call alone when left out. */
  repeatKey?: string;
  /** Extra headers, such as `X-Login`. */
  headers?: Record<string, string>;
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Handles the warnings of a 207 answer; by default a toast shows them. */
  onWarnings?: (codes: readonly string[]) => void;
}

interface NoInput {
  params?: undefined;
  query?: undefined;
  body?: undefined;
  files?: undefined;
}

/** The input may be left out when the endpoint needs none. */
export type CallArguments<E extends Endpoint> =
  NoInput extends Input<E> ? [input?: Input<E>, options?: CallOptions] : [input: Input<E>, options?: CallOptions];

/** Throws while the server does not answer; it is asked once more. */
export async function requireConnection(): Promise<void> {
  if (!(await connection.mayWrite())) throw unanswered('held');
}

/** Calls an endpoint for this tab's company; throws a CallError when refused or not answered. */
export function call<E extends Endpoint>(endpoint: E, ...[input, options]: CallArguments<E>): Promise<Answer<E>> {
  return callWith(endpoint, input, options);
}

/** The same for callers that have typed whether the endpoint needs an input. */
export async function callWith<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | undefined,
  options: CallOptions = {},
): Promise<Answer<E>> {
  // The callers have checked Input<E>; from here on only names and values matter.
  const loose = (input ?? {}) as UntypedInput;
  // While the server does not answer, writes are held back and nothing typed is lost (shell.25).
  if (endpoint.effect === 'write') await requireConnection();
  const response = await send(endpoint, loose, options);
  const isFile = 'file' in endpoint.answer && response.ok;
  const body = isFile ? await fileOf(response) : await jsonOf(response);
  if (!response.ok) throw refused(response, body);
  if (response.status === 207 && isRecord(body)) (options.onWarnings ?? connection.onWarnings)(codesOf(body['errorCodes']));
  // The server has validated its answer against the endpoint's schema.
  return body as Answer<E>;
}

async function send(endpoint: Endpoint, input: UntypedInput, options: CallOptions): Promise<Response> {
  const { body, contentType } = bodyOf(endpoint, input);
  const request = {
    method: endpoint.method,
    headers: { ...headersOf(options, contentType), ...(endpoint.repeats && { 'idempotency-key': options.repeatKey ?? newRepeatKey() }) },
    ...(body === undefined ? {} : { body }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const address = connection.base + addressOf(endpoint, input);
  try {
    const response = await (options.onProgress ? sendWithProgress(address, request, options.onProgress) : fetch(address, request));
    if (!gatewayStatuses.has(response.status)) connection.onReachable(true);
    noteExpiry(response);
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // A file that was changed meanwhile, or is more than the server reads, breaks its own call only.
    if (endpoint.files && (await connection.isThere())) throw brokenUpload();
    connection.onReachable(false);
    throw unanswered(endpoint.effect === 'write' && !endpoint.files ? 'write' : 'read');
  }
}

function unanswered(how: NoAnswer): CallError {
  return new CallError({ status: 0, codes: ['common.Unknown'], unanswered: how });
}

function brokenUpload(): CallError {
  return new CallError({ status: 0, codes: ['common.UploadBroken'], unanswered: 'upload' });
}

/** The statuses of a proxy when the server is down; the server's own answers contain a code. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** A key for `repeatKey`. Only pages over HTTPS have `randomUUID`. */
export function newRepeatKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function headersOf(options: CallOptions, contentType: string | undefined): Record<string, string> {
  const companyId = connection.companyId();
  const viewId = connection.viewId();
  const liveConnectionId = connection.liveConnectionId();
  return {
    accept: 'application/json',
    'accept-language': intlLocale[connection.language()],
    ...(contentType ? { 'content-type': contentType } : {}),
    ...(companyId === undefined ? {} : { 'x-account': String(companyId) }),
    ...(viewId === undefined ? {} : { 'x-view-as': viewId }),
    ...(liveConnectionId === undefined ? {} : { 'x-signalr-id': liveConnectionId }),
    ...(options.background ? { 'x-background': '1' } : {}),
    ...options.headers,
  };
}

function refused(response: Response, body: unknown): CallError {
  const error = errorOfAnswer(response.status, body, response.headers.get('x-request-id') ?? undefined);
  if (gatewayStatuses.has(error.status)) connection.onReachable(isRecord(body) && codesOf(body['errorCodes']).length > 0);
  if (error.status === 401) connection.onUnauthorized(error);
  if (error.has('common.MfaRequired')) connection.onMfaRequired();
  if (error.has('common.ViewEnded')) connection.onViewEnded();
  return error;
}

function noteExpiry(response: Response): void {
  const moment = (header: string) => Date.parse(response.headers.get(header) ?? '');
  const expires = moment('x-session-expires');
  const sent = moment('date');
  if (Number.isNaN(expires)) return;
  // By this machine's clock, but without its offset: a wrong clock must not end a session early, or warn too late.
  connection.onExpiry(new Date(Number.isNaN(sent) ? expires : Date.now() + expires - sent));
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return {};
  if (!(response.headers.get('content-type') ?? '').includes('json')) return {};
  return JSON.parse(text);
}

/** The file with the name given by the server. */
async function fileOf(response: Response): Promise<File> {
  const blob = await response.blob();
  return new File([blob], fileNameOf(response.headers.get('content-disposition') ?? ''), { type: blob.type });
}

function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? 'file';
}
