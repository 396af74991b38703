import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

interface LargestRest {
  bytes: number;
  milliseconds: number;
}

/** More than the largest file, and as long as a slow line needs for one. */
const largest: LargestRest = { bytes: 64 * 1024 * 1024, milliseconds: 60_000 };

/**
 * Reads and drops what a refused client still sends. Browsers read an answer only after they have sent everything, and a connection that is closed
 * over unread bytes takes the answer with it. Whoever sends more, or for longer, is cut off.
 */
export function drainRefused(raw: IncomingMessage, { bytes, milliseconds }: LargestRest = largest): void {
  const { socket } = raw;
  // A call that a test injects has no connection.
  if (raw.complete || !(socket instanceof Socket)) return;
  const end = socket.bytesRead + bytes;
  const timer = setTimeout(() => socket.destroy(), milliseconds).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.unpipe();
  raw.on('data', () => {
    if (socket.bytesRead > end) socket.destroy();
  });
  raw.resume();
}
