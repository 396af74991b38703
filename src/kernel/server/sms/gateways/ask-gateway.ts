import { neverReached, retryAfterOf } from '../../other-server.ts';
import type { DeliveryRefusal } from '../../delivery-attempts.ts';

const patience = 30_000;
/** Pauses of a gateway that says no time, and the longest that is believed. */
const [usualWait, longestWait] = [60, 3600];

export interface GatewayQuestion {
  url: string;
  headers?: Record<string, string>;
  /** A form, or what is sent as JSON. */
  body: URLSearchParams | object;
}

export interface GatewayAnswer {
  status: number;
  /** Empty when the answer is no object of JSON. */
  json: Record<string, unknown>;
  /** What every gateway refuses alike, and an answer that cannot be read; undefined when the answer is its own to judge. */
  refusal: DeliveryRefusal | undefined;
}

/** Asks a gateway once. A line that breaks before anything was sent is told from one that breaks later, when the message may have been taken. */
export async function askGateway({ url, headers = {}, body }: GatewayQuestion): Promise<GatewayAnswer> {
  const isForm = body instanceof URLSearchParams;
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...(!isForm && { 'content-type': 'application/json' }), ...headers },
      body: isForm ? body : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    return { status: 0, json: {}, refusal: { reason: reasonOf(error), isPermanent: false, isUncertain: !neverReached(error) } };
  }
  const json = await readObject(response);
  const refusal = refusalOf(response) ?? (json === undefined && response.ok ? unread : undefined);
  return { status: response.status, json: json ?? {}, refusal };
}

/** It was taken or not: the line broke within the answer, or something else answered. */
const unread: DeliveryRefusal = { reason: 'The answer of the gateway could not be read.', isPermanent: false, isUncertain: true };

async function readObject(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const value: unknown = await response.json();
    // Checked to be an object; its fields are judged where they are read.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

function refusalOf({ status, headers }: Response): DeliveryRefusal | undefined {
  const reason = `The gateway answered ${status}.`;
  if (status === 429 || status === 503) return { reason, isPermanent: false, isUncertain: false, waitSeconds: waitOf(headers) };
  // Something in front of the gateway lost its answer.
  if (status === 502 || status === 504) return { reason, isPermanent: false, isUncertain: true };
  // Credentials that are mended, and faults of the gateway.
  if (status === 401 || status === 403 || status === 408 || status >= 500) return { reason, isPermanent: false, isUncertain: false };
  return undefined;
}

const waitOf = (headers: Headers): number => Math.min(longestWait, retryAfterOf(headers) ?? usualWait);

export const basicAuth = (user: string, password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

/** A field of an answer or a report as text; undefined when it is neither text nor a number, or empty. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id that we gave a message, if a report carries one. */
export function ownIdOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && idForm.test(text) ? text : undefined;
}
