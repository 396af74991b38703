import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Ends a connection that has no reply to answer with: it asked for an upgrade, or what it sent is no request. */
export function refuseOnSocket(socket: Duplex, status: number): void {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'X-Content-Type-Options: nosniff', 'Content-Length: 0'];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  // Does not wait for a client that keeps its side open.
  socket.once('finish', () => socket.destroy());
}
