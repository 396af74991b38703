/** The messages of SignalR's JSON protocol that this server accepts. */
export type ClientMessage =
  | { kind: 'invocation'; target: string; invocationId: string | undefined; given: readonly unknown[] }
  | { kind: 'stream'; invocationId: string | undefined }
  | { kind: 'close' }
  | { kind: 'other' };

const separator = '\u001E';

export const handshakeAccepted = `{}${separator}`;
export const ping = framed({ type: 6 });

/** Splits the received text into complete messages and an incomplete rest. */
export function splitMessages(received: string): { whole: string[]; rest: string } {
  const parts = received.split(separator);
  const rest = parts.pop() ?? '';
  return { whole: parts, rest };
}

/** The first message of a connection requests a protocol; undefined when it requests an unknown one. */
export function readHandshake(text: string): { protocol: 'json' } | undefined {
  const message = readObject(text);
  return message?.['protocol'] === 'json' && message['version'] === 1 ? { protocol: 'json' } : undefined;
}

/** One message after the handshake; undefined when it does not follow the protocol. */
export function readMessage(text: string): ClientMessage | undefined {
  const message = readObject(text);
  if (!message) return undefined;
  const { type, target, invocationId, arguments: given = [] } = message;
  if (invocationId !== undefined && (typeof invocationId !== 'string' || invocationId.length > 64)) return undefined;
  if (type === 4) return { kind: 'stream', invocationId };
  if (type === 7) return { kind: 'close' };
  if (type !== 1) return Number.isInteger(type) ? { kind: 'other' } : undefined;
  if (typeof target !== 'string' || !Array.isArray(given)) return undefined;
  return { kind: 'invocation', target, invocationId, given };
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // An object, whose fields are checked individually.
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    // Not JSON, so not a message of the protocol.
    return undefined;
  }
}

/** Invokes a method of the client. */
export function invocation(target: string, given: readonly unknown[]): string {
  return framed({ type: 1, target, arguments: given });
}

/** Answers an invocation by the client. */
export function completion(invocationId: string, outcome: { result: unknown } | { error: string }): string {
  return framed({ type: 3, invocationId, ...outcome });
}

/** Announces that the connection closes, and whether the client may reconnect. */
export function closeMessage({ error, allowReconnect }: { error?: string | undefined; allowReconnect: boolean }): string {
  return framed({ type: 7, ...(error !== undefined && { error }), allowReconnect });
}

export function handshakeRefused(error: string): string {
  return framed({ error });
}

function framed(message: object): string {
  return JSON.stringify(message) + separator;
}
