import type { WebSocket } from 'ws';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { ClientMessage } from './protocol.ts';
import * as protocol from './protocol.ts';

/** The session of a connection. */
export interface LiveSession {
  id: string;
  accountId: string;
  emailVerified: boolean;
  mfa: boolean;
  expiresAt: Date;
}

/** The session's user in a company. */
export interface Place {
  companyUserId: string;
  role: RoleKey;
}

/** Answers a call of the client; the message of a thrown `LiveRefusal` is sent to the client. */
export type Invoke = (connection: LiveConnection, target: string, given: readonly unknown[]) => Promise<unknown>;

export class LiveRefusal extends Error {
  override name = 'LiveRefusal';
}

export const maxMessageBytes = 16 * 1024;
// A client that reads too slowly is disconnected; after reconnecting, its page reloads everything.
const maxWaitingBytes = 1024 * 1024;
const maxMessages = 60;
const windowSeconds = 10;
const pingSeconds = 15;
const handshakeSeconds = 15;
const silenceSeconds = 60;

/** One open socket with its session and the companies it receives changes of. Times are seconds since the process began, for measuring durations. */
export class LiveConnection {
  /** Company → the session's user in that company, and their role. */
  readonly places = new Map<number, Place>();
  /** The records that it watches, with the user's role when it was let (wire.41). */
  readonly watched = new Map<string, RoleKey>();
  /** The company that the page shows, set on registration. */
  shown: number | undefined;
  /** Set while registering, when a membership may have changed since it was read. */
  isOutdated = false;
  readonly id: string;
  session: LiveSession;
  readonly #socket: WebSocket;
  readonly #invoke: Invoke;
  readonly #onBug: (error: unknown) => void;
  #received = '';
  #isReady = false;
  #isClosing = false;
  #answering: Promise<void> = Promise.resolve();
  #heardAt: number;
  #sentAt: number;
  #window = { from: 0, messages: 0 };

  constructor({ id, session, socket, invoke, onBug, now }: ConnectionParts) {
    this.id = id;
    this.session = session;
    this.#socket = socket;
    this.#invoke = invoke;
    this.#onBug = onBug;
    this.#heardAt = now;
    this.#sentAt = now;
    socket.on('message', (content, isBinary) => this.#hear(content.toString(), isBinary));
    socket.on('pong', () => (this.#heardAt = secondsNow()));
    // `ws` reports a broken or oversized frame here and closes the socket.
    socket.on('error', () => socket.terminate());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Sends one message; nothing is sent before the handshake. */
  send(text: string): void {
    if (!this.#isReady || this.#isClosing) return;
    if (this.#socket.bufferedAmount > maxWaitingBytes) return this.#socket.terminate();
    this.#sentAt = secondsNow();
    this.#socket.send(text);
  }

  /** Closes the connection and tells the client whether to reconnect. */
  close(code: number, said: { error?: string; allowReconnect: boolean }): void {
    this.send(protocol.closeMessage(said));
    this.#isClosing = true;
    this.#socket.close(code);
    // Does not wait longer for a client that does not answer.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }

  /** Sends keep-alives, and disconnects clients that no longer answer; called about once a second. */
  tick(now: number): void {
    if (!this.#isReady && now - this.#heardAt > handshakeSeconds) return this.#socket.terminate();
    if (now - this.#heardAt > silenceSeconds) return this.#socket.terminate();
    if (!this.#isReady || now - this.#sentAt < pingSeconds) return;
    this.send(protocol.ping);
    // The client's own pings come only every five minutes; the browser answers this one itself.
    if (this.isOpen) this.#socket.ping();
  }

  #hear(content: string, isBinary: boolean): void {
    if (this.#isClosing) return;
    this.#heardAt = secondsNow();
    const { whole, rest } = protocol.splitMessages(this.#received + content);
    this.#received = rest;
    const tooMuch = rest.length > maxMessageBytes || !this.#mayHear(whole.length);
    if (isBinary || tooMuch) return this.close(1008, { error: 'Not acceptable', allowReconnect: false });
    for (const text of whole) if (!this.#isClosing) this.#take(text);
  }

  #mayHear(count: number): boolean {
    if (this.#heardAt - this.#window.from > windowSeconds) this.#window = { from: this.#heardAt, messages: 0 };
    this.#window.messages += count;
    return this.#window.messages <= maxMessages;
  }

  #take(text: string): void {
    if (!this.#isReady) return this.#shakeHands(text);
    const message = protocol.readMessage(text);
    if (!message) return this.close(1002, { error: 'Malformed message', allowReconnect: false });
    if (message.kind === 'close') this.#socket.close(1000);
    if (message.kind === 'stream' && message.invocationId) {
      this.send(protocol.completion(message.invocationId, { error: 'Nothing is streamed' }));
    }
    // One call at a time, in order of arrival.
    if (message.kind === 'invocation') this.#answering = this.#answering.then(() => this.#answer(message));
  }

  #shakeHands(text: string): void {
    if (!protocol.readHandshake(text)) {
      this.#socket.send(protocol.handshakeRefused('Only the JSON protocol, version 1, is spoken here'));
      this.#isClosing = true;
      return this.#socket.close(1002);
    }
    this.#isReady = true;
    this.send(protocol.handshakeAccepted);
  }

  async #answer({ target, invocationId, given }: Extract<ClientMessage, { kind: 'invocation' }>): Promise<void> {
    const outcome = await this.#invoke(this, target, given).then(
      (result) => ({ result: result ?? null }),
      (error: unknown) => ({ error: this.#wordsOf(error) }),
    );
    if (invocationId) this.send(protocol.completion(invocationId, outcome));
  }

  #wordsOf(error: unknown): string {
    if (error instanceof LiveRefusal) return error.message;
    this.#onBug(error);
    return 'Something went wrong';
  }
}

interface ConnectionParts {
  id: string;
  session: LiveSession;
  socket: WebSocket;
  invoke: Invoke;
  onBug: (error: unknown) => void;
  now: number;
}

/** Seconds since the process began. */
export function secondsNow(): number {
  return performance.now() / 1000;
}
