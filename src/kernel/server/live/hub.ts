import type { WebSocket } from 'ws';
import { fail } from '../failure.ts';
import { noteLiveConnections } from '../metrics.ts';
import type { Services } from '../services.ts';
import { liveSessions } from '../session/store.ts';
import type { LiveSession } from './live-connection.ts';
import { LiveConnection, LiveRefusal, secondsNow } from './live-connection.ts';
import { createRecentMessages } from './recent-messages.ts';
import type { LiveChange, LiveMessage } from './message.ts';
import { liveChannel, readPayload, readTold, sessionChannel, watchChannel } from './message.ts';
import { Members } from './members.ts';
import { invocation } from './protocol.ts';
import { messageTextsFor } from './message-texts.ts';
import { audienceOf, type KindFor } from './audience.ts';
import { Watchers } from './watchers.ts';

/** How many connections one session may have; each tab uses one. */
export const maxOfOneSession = 30;

// A change is sent immediately; further changes within this time are sent together.
const restMilliseconds = 50;
const tickMilliseconds = 1_000;

// The allowance for network delay in the time at which a page says it was read.
const marginSeconds = 2;

const missed = invocation('missed', []);
const sessionOver = { error: 'The session has ended', allowReconnect: false };

/** The connections of this process. Sends them the changes made in all processes. */
export class Hub {
  readonly #connections = new Map<string, LiveConnection>();
  readonly #bySession = new Map<string, Set<LiveConnection>>();
  readonly #waiting = new Map<number, LiveMessage[]>();
  readonly #lately = createRecentMessages();
  readonly #services: Services;
  readonly #members: Members;
  readonly #watchers: Watchers;
  readonly #kindFor: KindFor;
  #isClosing = false;
  #listening: Promise<(() => Promise<void>)[]> | undefined;
  #ticking: NodeJS.Timeout | undefined;

  constructor(services: Services) {
    this.#services = services;
    this.#members = new Members(services);
    this.#watchers = new Watchers(services.secrets, this.#members);
    this.#kindFor = audienceOf(services);
  }

  /** Whether this session may open another connection. */
  mayOpen(sessionId: string): boolean {
    return (this.#bySession.get(sessionId)?.size ?? 0) < maxOfOneSession;
  }

  isOpen(connectionId: string): boolean {
    return this.#connections.has(connectionId);
  }

  /** Starts listening for changes; the first connection waits for it. A stopping process accepts no connections: clients reconnect to another. */
  async listen(): Promise<void> {
    if (this.#isClosing) fail('common.Maintenance');
    this.#listening ??= this.#startListening().catch((error: unknown) => {
      this.#listening = undefined;
      throw error;
    });
    await this.#listening;
    if (this.#isClosing) fail('common.Maintenance');
  }

  open(id: string, session: LiveSession, socket: WebSocket): void {
    const onBug = (error: unknown) => this.#services.log.error({ err: error }, 'live');
    const invoke = (connection: LiveConnection, target: string, given: readonly unknown[]) => this.#invoke(connection, target, given);
    const connection = new LiveConnection({ id, session, socket, invoke, onBug, now: secondsNow() });
    this.#connections.set(id, connection);
    this.#bySession.set(session.id, (this.#bySession.get(session.id) ?? new Set()).add(connection));
    noteLiveConnections(this.#connections.size);
    socket.once('close', () => this.#forget(connection));
    // The session may have ended since it was read, before this process had registered the connection.
    void this.#recheckSessions([session.id]);
  }

  /** Closes all connections; clients may reconnect to another process. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#ticking);
    const gone = [...this.#connections.values()].map((connection) => this.#gone(connection));
    await Promise.all(gone);
    const stops = await this.#listening?.catch(() => []);
    for (const stop of stops ?? []) await stop();
  }

  async #gone(connection: LiveConnection): Promise<void> {
    connection.close(1001, { allowReconnect: true });
    const limit = secondsNow() + 3;
    while (this.#connections.has(connection.id) && secondsNow() < limit) await new Promise((done) => setTimeout(done, 10));
  }

  async #startListening(): Promise<(() => Promise<void>)[]> {
    const { database } = this.#services;
    this.#ticking ??= setInterval(() => this.#tick(), tickMilliseconds).unref();
    const stops: (() => Promise<void>)[] = [];
    try {
      stops.push(
        await database.listen(
          liveChannel,
          (payload) => this.#hear(readPayload(payload)),
          () => this.#hearAgain(),
        ),
      );
      this.#lately.begin(secondsNow());
      stops.push(await database.listen(sessionChannel, (payload) => this.#sessionsEnded(payload)));
      stops.push(await database.listen(watchChannel, (payload) => this.#watchers.tell(readTold(payload))));
      return stops;
    } catch (error) {
      // Reset before the next attempt, otherwise every message would arrive twice.
      for (const stop of stops) await stop();
      throw error;
    }
  }

  #hear(message: LiveMessage): void {
    this.#lately.note(message, secondsNow());
    this.#members.noteChanges(message);
    const waiting = this.#waiting.get(message.companyId);
    if (waiting) return void waiting.push(message);
    this.#waiting.set(message.companyId, []);
    this.#tell(message.companyId, [message]);
    setTimeout(() => this.#tellWaiting(message.companyId), restMilliseconds);
  }

  #tellWaiting(companyId: number): void {
    const waiting = this.#waiting.get(companyId) ?? [];
    if (waiting.length === 0) return void this.#waiting.delete(companyId);
    this.#waiting.set(companyId, []);
    this.#tell(companyId, waiting);
    setTimeout(() => this.#tellWaiting(companyId), restMilliseconds);
  }

  #tell(companyId: number, messages: readonly LiveMessage[]): void {
    const group = this.#members.of(companyId);
    if (group.size > 0) this.#notifyAll(group, companyId, messages);
  }

  #notifyAll(connections: Iterable<LiveConnection>, companyId: number, messages: readonly LiveMessage[]): void {
    const textOf = (changes: readonly LiveChange[]) => invocation('changed', [{ companyId, changes }]);
    const textFor = messageTextsFor(messages, { kindFor: this.#kindFor, textOf });
    for (const connection of connections) {
      const place = connection.places.get(companyId);
      const text = place && textFor({ connectionId: connection.id, ...place });
      if (text !== undefined) connection.send(text);
    }
  }

  /** Sends a newly registered connection the changes made since its page was read. */
  #tellSince(connection: LiveConnection, moment: number): void {
    const messages = this.#lately.since(moment);
    if (!messages) return connection.send(missed);
    const byCompany = Map.groupBy(messages, ({ companyId }) => companyId);
    for (const companyId of connection.places.keys()) this.#notifyAll([connection], companyId, byCompany.get(companyId) ?? []);
  }

  /** Messages sent while not listening are lost: all pages are told to reload their data, and all sessions are checked again. */
  #hearAgain(): void {
    this.#lately.begin(secondsNow());
    for (const connection of this.#connections.values()) connection.send(missed);
    void this.#recheckSessions([...this.#bySession.keys()]);
    this.#members.recheckAll();
  }

  /** The trigger's payload lists the ended sessions, or says that there are many. */
  #sessionsEnded(payload: string): void {
    const ids = payload === 'many' ? [...this.#bySession.keys()] : payload.split(',').filter((id) => this.#bySession.has(id));
    if (ids.length > 0) void this.#recheckSessions(ids);
  }

  #tick(): void {
    const seconds = secondsNow();
    const now = this.#services.clock.now();
    const due = new Set<string>();
    for (const connection of this.#connections.values()) {
      connection.tick(seconds);
      if (connection.session.expiresAt <= now) due.add(connection.session.id);
    }
    if (due.size > 0) void this.#recheckSessions([...due]);
  }

  /** Closes the connections of ended sessions, and reads the new end of the others. */
  async #recheckSessions(sessionIds: readonly string[]): Promise<void> {
    const { database, clock, log } = this.#services;
    const found = await database
      .read((unit) => liveSessions(unit, sessionIds, clock.now()))
      .catch((error: unknown) => {
        log.error({ err: error }, 'live sessions could not be looked at');
        return undefined;
      });
    const ends = new Map(found?.map(({ id, expiresAt }) => [id, expiresAt]));
    for (const connection of sessionIds.flatMap((id) => [...(this.#bySession.get(id) ?? [])])) {
      const expiresAt = ends.get(connection.session.id);
      if (expiresAt) connection.session = { ...connection.session, expiresAt };
      // If the check failed, the connection is closed; a client with a valid session reconnects.
      else connection.close(1008, found ? sessionOver : { allowReconnect: true });
    }
  }

  async #invoke(connection: LiveConnection, target: string, given: readonly unknown[]): Promise<unknown> {
    if (target === 'GetConnectionId') return connection.id;
    if (target === 'Register') return this.#register(connection, given);
    if (target === 'Watch') return this.#watchers.watch(connection, given);
    throw new LiveRefusal('Unknown method');
  }

  async #register(connection: LiveConnection, given: readonly unknown[]): Promise<unknown> {
    const now = secondsNow();
    const answer = await this.#members.register(connection, given);
    const [, , milliseconds] = given;
    if (typeof milliseconds === 'number') this.#tellSince(connection, now - milliseconds / 1000 - marginSeconds);
    return answer;
  }

  #forget(connection: LiveConnection): void {
    this.#connections.delete(connection.id);
    const siblings = this.#bySession.get(connection.session.id);
    siblings?.delete(connection);
    if (siblings?.size === 0) this.#bySession.delete(connection.session.id);
    for (const companyId of connection.places.keys()) this.#members.leave(connection, companyId);
    noteLiveConnections(this.#connections.size);
  }
}
