import { createServer } from 'node:net';

/** An unused local port. */
export function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? found(address.port) : reject(new Error('There is no free port'))));
    });
  });
}
