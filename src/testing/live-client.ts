import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { WebSocket } from 'ws';
import type { Caller } from './caller.ts';
import { testPublicUrl } from './public-url.ts';

export interface LiveMessage {
  companyId: number;
  changes: { entity: string; entityId: string | null }[];
}

/** A user's page, connected with the official client, and the messages it received. */
export interface Page {
  hub: HubConnection;
  connectionId: string;
  /** The answer of `Register`. */
  registered: { companyIds: number[]; isSame: boolean };
  told: LiveMessage[];
  /** The changes it received, as `company entity id`. */
  lines: () => string[];
  /** How often it was told that changes may be missing. */
  missed: () => number;
  /** Resolves when the connection closes. */
  closed: Promise<Error | undefined>;
}

export const headersOf = ({ cookie }: Pick<Caller, 'cookie'>, origin = testPublicUrl) => ({
  origin,
  ...(cookie && { cookie: `session=${cookie}` }),
});

/** The official client, not started. */
export function clientFor(address: string, headers: Record<string, string>): HubConnection {
  return new HubConnectionBuilder().withUrl(`${address}/api/live`, { headers }).configureLogging(LogLevel.None).build();
}

/** Connects a user, reads the connection's id and registers, like the web. */
export async function openPage(
  address: string,
  who: Caller,
  claim: { companyUserId?: string; companyIds?: number[]; readBefore?: number } = {},
): Promise<Page> {
  const hub = clientFor(address, headersOf(who));
  const told: LiveMessage[] = [];
  let missed = 0;
  hub.on('changed', (message: LiveMessage) => void told.push(message));
  hub.on('missed', () => void (missed += 1));
  const closed = new Promise<Error | undefined>((done) => hub.onclose(done));
  await hub.start();
  const connectionId = await hub.invoke<string>('GetConnectionId');
  const { companyUserId = who.companyUserId, companyIds = [who.companyId], readBefore } = claim;
  const since = readBefore === undefined ? [] : [readBefore];
  const registered = await hub.invoke<Page['registered']>('Register', companyUserId, companyIds, ...since);
  const lines = () =>
    told.flatMap(({ companyId, changes }) => changes.map(({ entity, entityId }) => `${companyId} ${entity} ${entityId ?? 'many'}`));
  return { hub, connectionId, registered, told, lines, missed: () => missed, closed };
}

/** A plain socket with a user's session, for messages that no client would send. */
export function openSocket(address: string, headers: Record<string, string>, query = ''): WebSocket {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live${query}`, { headers });
  socket.on('error', () => undefined);
  return socket;
}

/** The end of a plain socket: the HTTP status of a refusal, or the close code. */
export function endOf(socket: WebSocket): Promise<{ status: number } | { code: number }> {
  return new Promise((done) => {
    socket.on('unexpected-response', (_, response) => done({ status: response.statusCode ?? 0 }));
    socket.on('close', (code) => done({ code }));
  });
}
