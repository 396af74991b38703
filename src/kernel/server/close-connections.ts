import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longer than any call takes, and less than what supervisors wait before they kill a process. */
const graceMilliseconds = 10_000;

/**
 * Lets a server that closes come to its end. Connections on which nothing was ever asked, which browsers open ahead of need, are closed at
 * once: Node counts them as busy. Those whose last call is answered meanwhile follow; Node would keep them for the next call. What is left
 * when the grace is over is cut off.
 */
export function closeConnections(app: FastifyInstance, grace = graceMilliseconds): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const answered = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    const late = setTimeout(() => app.server.closeAllConnections(), grace).unref();
    app.server.once('close', () => {
      clearInterval(answered);
      clearTimeout(late);
    });
  });
}
