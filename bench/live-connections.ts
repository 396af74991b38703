import { join } from 'node:path';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import { serverFolders } from '#kernel/server/database/embedded/server-folders.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import type { OpenedDatabase } from '#kernel/server/database/open.ts';
import { newId } from '#kernel/server/id.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import { insertSession } from '#kernel/server/session/store.ts';
import type { Server } from './product.ts';

const connections = 1_000;
const events = 1_000;
/** Below the limit per session. */
const connectionsOfOne = 20;
/** Enough kinds of records, so that no kind is merged into "many", which has no ids. */
const kinds = 25;
const companyId = 1;
const separator = '\u001E';

export interface LiveFigures {
  connectSeconds: number;
  /** MiB of the server process: without connections, with them, and after the burst. */
  memory: { without: number; connected: number; after: number };
  /** Until the last event of the burst was committed. */
  burstSeconds: number;
  /** Milliseconds from within an event's transaction, before its commit, until a connection received it. */
  p50: number;
  p95: number;
  most: number;
  /** The number of missing messages, of connections × events. */
  unheard: number;
}

/** A message of the server, and when it came. */
export interface ReceivedMessage {
  text: string;
  at: number;
}

/** Connects a thousand pages of one company, makes a thousand changes at once, and measures when each page received each. */
export async function liveConnections(server: Server, dataDir: string): Promise<LiveFigures> {
  const place = serverFolders(join(dataDir, 'postgres'));
  const database = await connectDatabase({ host: place.socketFolder, port: 5432, user: 'samspill', database: 'samspill' });
  const without = server.memory();
  const began = performance.now();
  const cookies = await signIn(database, Math.ceil(connections / connectionsOfOne));
  const heard: ReceivedMessage[] = [];
  const sockets: WebSocket[] = [];
  // In groups, since a thousand browsers do not start at the same moment.
  for (let first = 0; first < connections; first += 50) {
    const some = Array.from({ length: 50 }, (_, at) =>
      opened(server.address, cookies[Math.floor((first + at) / connectionsOfOne)] ?? '', heard),
    );
    sockets.push(...(await Promise.all(some)));
  }
  const connectSeconds = (performance.now() - began) / 1000;
  const connected = server.memory();
  const { sentAt, burstSeconds } = await burst(database);
  const milliseconds = await latencies(heard, sentAt);
  const after = server.memory();
  for (const socket of sockets) socket.terminate();
  await database.close();
  const sorted = milliseconds.toSorted();
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return {
    connectSeconds,
    memory: { without, connected, after },
    burstSeconds,
    p50: share(0.5),
    p95: share(0.95),
    most: share(1),
    unheard: connections * events - sorted.length,
  };
}

/** Sessions of the demo's system admin, without the sign-in page. */
export async function signIn(database: OpenedDatabase, count: number): Promise<string[]> {
  const now = new Date();
  return database.transaction(async (unit) => {
    const { rows } = await sql<{ id: string }>`select id from account where email = 'systemadmin@example.no'`.execute(unit.tx);
    const accountId = rows[0]?.id ?? '';
    const cookies: string[] = [];
    for (let made = 0; made < count; made += 1) {
      const cookie = newSecret();
      const session = { digest: digestOf(cookie), id: newId(), accountId, issuer: 'bench', subject: 'bench', idToken: null, mfa: false };
      await insertSession(unit, {
        ...session,
        authenticatedAt: now,
        now,
        idleMinutes: 60,
        absoluteMinutes: 60,
        userAgent: 'bench',
        ip: '::1',
      });
      cookies.push(cookie);
    }
    return cookies;
  });
}

/** A page after handshake and registration; what it is told later is recorded. */
export function opened(address: string, cookie: string, heard: ReceivedMessage[]): Promise<WebSocket> {
  const headers = { origin: address, cookie: `session=${cookie}` };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers });
  const register = { type: 1, invocationId: '1', target: 'Register', arguments: ['bench', [companyId]] };
  return new Promise((done, failed) => {
    socket.once('error', failed);
    socket.once('open', () => {
      socket.send(`{"protocol":"json","version":1}${separator}${JSON.stringify(register)}${separator}`);
    });
    socket.on('message', (content) => {
      const text = content.toString();
      if (text.includes('"target":"changed"') || text.includes('"target":"told"')) heard.push({ text, at: performance.now() });
      else if (text.includes('"invocationId":"1"')) done(socket);
    });
  });
}

/** Calls a method of the server on an open page, and waits for its answer. */
export function invoke(socket: WebSocket, target: string, given: readonly unknown[]): Promise<void> {
  socket.send(`${JSON.stringify({ type: 1, invocationId: target, target, arguments: given })}${separator}`);
  return new Promise((done, failed) => {
    socket.on('message', function answered(content) {
      const text = content.toString();
      if (!text.includes(`"invocationId":"${target}"`)) return;
      socket.off('message', answered);
      if (text.includes('"error"')) failed(new Error(text));
      else done();
    });
  });
}

/** Makes all changes at once, one transaction each, like many requests. */
async function burst(database: OpenedDatabase): Promise<{ sentAt: Map<string, number>; burstSeconds: number }> {
  const sentAt = new Map<string, number>();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: events }, async (_, at) => {
      const entityId = newId();
      await database.forCompany(companyId, async (company) => {
        sentAt.set(entityId, performance.now());
        publishChanges(company, { entity: `kind${at % kinds}`, entityId });
      });
    }),
  );
  return { sentAt, burstSeconds: (performance.now() - began) / 1000 };
}

/** Waits until all messages have arrived, or none arrives any more; returns the latencies. */
async function latencies(heard: readonly ReceivedMessage[], sentAt: ReadonlyMap<string, number>): Promise<Float64Array> {
  for (let before = -1; before < heard.length;) {
    before = heard.length;
    await new Promise((done) => setTimeout(done, 1_000));
  }
  const idsOf = idsReader();
  const all = heard.flatMap(({ text, at }) => idsOf(text).flatMap((id) => (sentAt.has(id) ? at - (sentAt.get(id) ?? at) : [])));
  return Float64Array.from(all);
}

/** Parses each text once: nearly all connections receive the same. */
function idsReader(): (text: string) => readonly string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const ids = known.get(text) ?? [...text.matchAll(/"entityId":"([^"]+)"/g)].map(([, id = '']) => id);
    known.set(text, ids);
    return ids;
  };
}

/** Prints the results. */
export function printLive({ connectSeconds, memory, burstSeconds, p50, p95, most, unheard }: LiveFigures): void {
  const mib = (value: number) => `${value.toFixed(0)} MiB`;
  console.log(
    `\nLive: ${connections} connections in ${connectSeconds.toFixed(1)} s, ${events} events committed in ${burstSeconds.toFixed(2)} s`,
  );
  console.log(
    `  heard after: half ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, last ${most.toFixed(0)} ms; unheard ${unheard} of ${connections * events}`,
  );
  console.log(
    `  memory of the server process: ${mib(memory.without)} without, ${mib(memory.connected)} connected, ${mib(memory.after)} after`,
  );
}
