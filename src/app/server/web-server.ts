import type { FastifyInstance } from 'fastify';
import { createServer, mount } from '#kernel/server/http.ts';
import type { Services } from '#kernel/server/services.ts';
import { registerDocs } from './docs.ts';
import { registerHealth } from './health.ts';
import { serverRooms } from './rooms.ts';

/** The API of the product: every feature, its documentation and its health. */
export async function apiServer(services: Services): Promise<FastifyInstance> {
  const app = createServer(services);
  const rooms = await serverRooms();
  for (const room of rooms) mount(app, services, room);
  const features = rooms.map(({ feature }) => feature);
  registerDocs(app, services, features);
  registerHealth(app, services);
  return app;
}
