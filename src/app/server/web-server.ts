import type { FastifyInstance } from 'fastify';
import { maintenanceWords } from '#features/content/server/public.ts';
import { createServer, mount } from '#kernel/server/http.ts';
import { registerLive } from '#kernel/server/live/register-live.ts';
import type { Services } from '#kernel/server/services.ts';
import { builtWebFolder } from './built-web.ts';
import { registerContentPictures } from './content-pictures.ts';
import { registerDocs } from './docs.ts';
import { registerEmbeddedIdentity } from './embedded-identity.ts';
import { registerHealth } from './health.ts';
import { registerOutbox } from './outbox.ts';
import { registerPages } from './pages/register-pages.ts';
import { serverRooms } from './rooms.ts';

/** The API of the product: every feature, its documentation and its health. */
export async function apiServer(services: Services): Promise<FastifyInstance> {
  const app = createServer(services);
  const rooms = await serverRooms();
  for (const room of rooms) mount(app, services, room);
  const features = rooms.map(({ feature }) => feature);
  registerDocs(app, services, features);
  registerHealth(app, services);
  registerLive(app, services);
  registerContentPictures(app, services);
  return app;
}

/** The whole web server: the API, the embedded identity provider unless another is configured, and the pages. */
export async function webServer(services: Services): Promise<FastifyInstance> {
  const { publicUrl, maintenance, maintenanceUntil, oidc } = services.config;
  const app = await apiServer(services);
  registerOutbox(app, services);
  await registerEmbeddedIdentity(app, services, builtWebFolder);
  const pages = { folder: builtWebFolder, publicUrl, maintenance, maintenanceUntil, accountUrl: oidc?.accountUrl };
  await registerPages(app, { ...pages, maintenanceWords: (language) => maintenanceWords(services, language) });
  return app;
}
