import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { z } from 'zod';

/** A request as a system of somebody else sees it. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Reply {
  status: number;
  /** Sent as JSON; undefined for no body. */
  json?: unknown;
  /** Sent as plain text instead. */
  text?: string;
  headers?: Record<string, string>;
}

/** What goes wrong. `cut`: half of the answer; `break`: none; both after the work was done, unless it says `undone`. `done`: another answer after the work. */
export type InjectedFault = Reply | 'cut' | 'break' | 'undone' | 'garbage' | 'redirect' | 'huge' | { slow: number } | { done: Reply };

export interface Switch {
  /** Which requests, as `POST /employee`; all. */
  when?: RegExp;
  /** How often; for good. */
  times?: number;
  /** Only each so manieth of them. */
  every?: number;
  fault: InjectedFault;
}

/** A server that answers as another system does, and checks what it is asked. */
export interface StubServer {
  url: string;
  /** What was asked, as `GET /employee`. */
  asked: string[];
  /** What was wrong with it, by that system's own description; anything fails the test file. */
  faults: string[];
  /** Lets something go wrong from now on; the answer ends it. */
  fail: (how: Switch) => () => void;
}

/** Reports what is wrong with a request, by that system's own description. */
export type ReportFault = (reason: string) => void;

export type RequestCheck = (request: ReceivedRequest, fault: ReportFault) => Reply;

/** A request while it is answered by what the system has in memory. */
export interface StubCall<Server> {
  request: ReceivedRequest;
  fault: ReportFault;
  server: Server;
}

/** Listens on this machine for one test file. */
export async function stubServer(check: RequestCheck): Promise<StubServer> {
  const switches: (Switch & { seen: number })[] = [];
  const made: StubServer = {
    url: '',
    asked: [],
    faults: [],
    fail: (how) => {
      const added = { ...how, seen: 0 };
      switches.push(added);
      return () => void switches.splice(switches.indexOf(added), 1);
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await receivedRequest(request);
    const name = `${asked.method} ${asked.path}`;
    made.asked.push(name);
    const fault = faultFor(switches, name);
    const reply = isWorkDone(fault) ? check(asked, (reason) => made.faults.push(`${name}: ${reason}`)) : { status: 500 };
    await send(response, reply, fault);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      made.faults.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise<void>((closed) => server.close(() => closed()));
    if (made.faults.length > 0) throw new Error(`Another system was asked wrongly:\n${made.faults.join('\n')}`);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as { port: number };
  return Object.assign(made, { url: `http://127.0.0.1:${port}` });
}

function isWorkDone(fault: InjectedFault | undefined): boolean {
  if (typeof fault === 'object') return 'slow' in fault || 'done' in fault;
  return fault === undefined || fault === 'cut' || fault === 'break';
}

async function receivedRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const { method = 'GET', headers } = request;
  return { method, path: decodeURIComponent(pathname), query: searchParams, headers, text: Buffer.concat(chunks).toString('utf8') };
}

function faultFor(switches: (Switch & { seen: number })[], name: string): InjectedFault | undefined {
  const found = switches.find((one) => {
    if (one.when && !one.when.test(name)) return false;
    one.seen += 1;
    return one.seen % (one.every ?? 1) === 0 && one.seen / (one.every ?? 1) <= (one.times ?? Infinity);
  });
  return found?.fault;
}

async function send(response: ServerResponse, reply: Reply, fault: InjectedFault | undefined): Promise<void> {
  if (fault === 'break' || fault === 'undone') return void response.destroy();
  if (fault === 'garbage') return void response.end('<html>');
  if (fault === 'redirect') return void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  if (fault === 'huge') return void response.end(`"${'x'.repeat(2 * 1024 * 1024)}"`);
  const text = JSON.stringify(reply.json);
  if (fault === 'cut') {
    response.writeHead(reply.status, { 'content-type': 'application/json', 'content-length': '1000000' });
    return void response.write((text ?? ' ').slice(0, -1), () => response.destroy());
  }
  if (typeof fault === 'object' && 'slow' in fault) await wait(fault.slow);
  const { status, json, text: plain, headers } = saidInstead(fault) ?? reply;
  response.writeHead(status, { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers });
  response.end(plain ?? JSON.stringify(json));
}

function saidInstead(fault: InjectedFault | undefined): Reply | undefined {
  if (typeof fault !== 'object' || 'slow' in fault) return undefined;
  return 'done' in fault ? fault.done : fault;
}

/** What a schema finds wrong, each as a fault; undefined then. */
export function parsed<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  { what, fault }: { what: string; fault: ReportFault },
): z.output<Shape> | undefined {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) fault(`${what} ${path.join('.')}: ${message}`);
  return undefined;
}

/** The body as JSON; a fault when it is none, or has no type. */
export function jsonOf({ text, headers }: ReceivedRequest, type: RegExp, fault: ReportFault): unknown {
  if (!type.test(headers['content-type'] ?? '')) fault(`content-type ${headers['content-type']}`);
  try {
    return JSON.parse(text);
  } catch {
    fault('the body is no JSON');
    return undefined;
  }
}

/** User and password of Basic authentication. */
export function basicOf({ headers }: ReceivedRequest): { user: string; password: string } | undefined {
  const [, encoded] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [, user = '', password = ''] = /^([^:]*):(.*)$/.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  return encoded === undefined ? undefined : { user, password };
}

/** The tokens that a system gives out to whoever signed in. */
export function bearerTokens(lastsSeconds: number) {
  const known = new Set<string>();
  let last = 0;
  return {
    give: (): Reply => {
      last += 1;
      known.add(`token-${last}`);
      return { status: 200, json: { access_token: `token-${last}`, token_type: 'Bearer', expires_in: lastsSeconds } };
    },
    /** Whether a question comes with one that holds; without any it is a fault. */
    isIn: ({ headers }: ReceivedRequest, fault: ReportFault): boolean => {
      const [, token] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
      if (token === undefined) fault('no Bearer token');
      return known.has(token ?? '');
    },
    end: (): void => known.clear(),
  };
}
