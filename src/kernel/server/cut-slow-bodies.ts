import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface SlowestBody {
  windowMilliseconds: number;
  bytesPerWindow: number;
}

/** Slower than any line that a person would wait for: some 300 bytes a second. */
const slowest: SlowestBody = { windowMilliseconds: 30_000, bytesPerWindow: 8_192 };

/**
 * Cuts off clients that keep a request open by sending hardly anything of its body. Large files may take their time, and time in which the server
 * itself does not read is not counted.
 */
export function cutSlowBodies(app: FastifyInstance, { windowMilliseconds, bytesPerWindow }: SlowestBody = slowest): void {
  app.addHook('onRequest', async ({ raw, log, id }) => {
    if (raw.complete || (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined)) return;
    const { socket } = raw;
    // A call that a test injects has no connection.
    if (!(socket instanceof Socket)) return;
    let seen = socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete || socket.destroyed) return clearInterval(timer);
      const received = socket.bytesRead - seen;
      seen = socket.bytesRead;
      if (raw.readableLength > 0 || received >= bytesPerWindow) return;
      log.warn({ requestId: id }, 'A body that hardly arrived was cut off');
      socket.destroy();
    }, windowMilliseconds).unref();
    raw.once('close', () => clearInterval(timer));
  });
}
