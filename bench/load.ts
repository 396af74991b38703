import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import type { Server } from './product.ts';

interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  setupRequest?: (request: Request) => Request;
}
interface Result {
  requests: { total: number };
  duration: number;
  non2xx: number;
  errors: number;
}
/** Emits `response` with client, status, bytes and milliseconds. */
type Run = EventEmitter & PromiseLike<Result>;
type Autocannon = (options: { url: string; connections: number; duration: number; requests: Request[] }) => Run;

// It has no type declarations; these are the parts that we use.
const autocannon: Autocannon = createRequire(import.meta.url)('autocannon');

export interface Figures {
  perSecond: number;
  /** Milliseconds: the 95th percentile. */
  p95: number;
  /** Microseconds of the server process's CPU per request. */
  cpuMicroseconds: number;
  failed: number;
}

export interface Target {
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  /** One body for all, or a new one for each request. */
  body?: string | (() => string);
}

export const connections = 16;
const warmUpSeconds = 1;
const seconds = 4;

/** Loads one target with 16 connections: a warm-up, then the measured seconds. */
export async function load(server: Server, target: Target): Promise<Figures> {
  await fire(server, target, warmUpSeconds);
  const before = server.cpuSeconds();
  const { result, milliseconds } = await fire(server, target, seconds);
  const cpu = server.cpuSeconds() - before;
  return {
    perSecond: Math.round(result.requests.total / result.duration),
    p95: milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * 0.95)] ?? Number.NaN,
    cpuMicroseconds: Math.round((cpu * 1e6) / result.requests.total),
    failed: result.non2xx + result.errors,
  };
}

async function fire(server: Server, { path, method = 'GET', headers = {}, body }: Target, duration: number) {
  const request = {
    method,
    path,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(typeof body === 'string' && { body }),
    ...(typeof body === 'function' && { setupRequest: (one: Request) => ({ ...one, body: body() }) }),
  };
  const milliseconds: number[] = [];
  const run = autocannon({ url: server.address, connections, duration, requests: [request] });
  run.on('response', (_client: unknown, _status: number, _bytes: number, time: number) => void milliseconds.push(time));
  return { result: await run, milliseconds };
}
