import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { Failure, fail } from '../failure.ts';
import { newId } from '../id.ts';
import { refuseOnSocket } from '../refuse-on-socket.ts';
import type { Services } from '../services.ts';
import { digestOf, sessionCookieName } from '../session/cookies.ts';
import { findSession } from '../session/store.ts';
import { readToken, tokenOf } from './connection-token.ts';
import { Hub } from './hub.ts';
import type { LiveSession } from './live-connection.ts';
import { maxMessageBytes } from './live-connection.ts';

export const livePath = '/api/live';
const tokenMilliseconds = 60_000;

interface HandshakeHeaders {
  cookie: string | undefined;
  origin: string | undefined;
  secFetchSite: string | string[] | undefined;
}

/** Mounts the live connection: SignalR's JSON protocol over WebSockets, compatible with the official client (wire.19). */
export function registerLive(app: FastifyInstance, services: Services): void {
  const hub = new Hub(services);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const cookieName = sessionCookieName(services.config.publicUrl);
  const sessionFor = (headers: HandshakeHeaders) => admittedSession(services, hub, headers);

  app.post(`${livePath}/negotiate`, async (request) => {
    const { origin, 'sec-fetch-site': secFetchSite } = request.headers;
    const session = await sessionFor({ cookie: request.cookies[cookieName], origin, secFetchSite });
    const connectionId = newId();
    const expiresAt = new Date(services.clock.now().getTime() + tokenMilliseconds);
    return {
      negotiateVersion: 1,
      connectionId,
      connectionToken: tokenOf(services.secrets, { connectionId, sessionId: session.id, expiresAt }),
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    };
  });

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const [path, query] = (request.url ?? '').split('?');
    if (path !== livePath) fail('common.NotFound');
    const { origin, 'sec-fetch-site': secFetchSite, cookie = '' } = request.headers;
    // Browsers send the origin with every WebSocket request; other clients must send it too.
    if (origin === undefined) fail('common.Forbidden');
    const session = await sessionFor({ cookie: app.parseCookie(cookie)[cookieName], origin, secFetchSite });
    const connectionId = connectionIdOf(services, session, new URLSearchParams(query).get('id'));
    await hub.listen();
    if (!connectionId || hub.isOpen(connectionId)) return fail('common.NotFound');
    sockets.handleUpgrade(request, socket, head, (opened) => hub.open(connectionId, session, opened));
  };
  app.server.on('upgrade', (request, socket, head) => {
    const ignoring = () => undefined;
    socket.on('error', ignoring);
    upgrade(request, socket, head).then(
      () => socket.off('error', ignoring),
      (error: unknown) => refuse(services, socket, error),
    );
  });
  // From the start, so that the first page also receives changes made before it connected; if this fails, the first connection retries.
  app.addHook('onListen', () => hub.listen().catch((error: unknown) => logFault(services, error)));
  app.addHook('preClose', () => hub.close());
}

/** The session of a valid request: sent from our own page, and with fewer connections than the limit. */
async function admittedSession({ config, database, clock }: Services, hub: Hub, headers: HandshakeHeaders): Promise<LiveSession> {
  const { cookie, origin, secFetchSite } = headers;
  const isOwn = secFetchSite === undefined ? origin === new URL(config.publicUrl).origin : secFetchSite === 'same-origin';
  if (!isOwn) fail('common.Forbidden', 403, { details: { reason: 'origin' } });
  if (config.maintenance) fail('common.Maintenance');
  const found = cookie ? await database.read((unit) => findSession(unit, digestOf(cookie), clock.now())) : undefined;
  if (!found) return fail('common.Unauthorized');
  if (!hub.mayOpen(found.id)) fail('common.TooManyRequests');
  const { id, account, mfa, expiresAt } = found;
  return { id, accountId: account.id, emailVerified: account.emailVerified, mfa, expiresAt };
}

/** A client that skipped the negotiation has no token and gets a new id. */
function connectionIdOf({ secrets, clock }: Services, { id }: LiveSession, token: string | null): string | undefined {
  return token === null ? newId() : readToken(secrets, token, { sessionId: id, now: clock.now() });
}

/** Logs errors that are not refusals; a process that is stopped while starting refuses, for example. */
function logFault({ log }: Services, error: unknown): void {
  if (!(error instanceof Failure)) log.error({ err: error }, 'live');
}

/** Answers a refused upgrade over HTTP, which the socket still uses. */
function refuse(services: Services, socket: Duplex, error: unknown): void {
  logFault(services, error);
  refuseOnSocket(socket, error instanceof Failure ? error.status : 503);
}
