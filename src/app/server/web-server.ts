import type { FastifyInstance } from 'fastify';
import { maintenanceWords } from '#features/content/server/public.ts';
import { registerKnownSoftware } from '#features/gdpr/server/public.ts';
import { firstPaint } from '#features/signing/server/public.ts';
import { createServer, mount } from '#kernel/server/http.ts';
import { registerLive } from '#kernel/server/live/register-live.ts';
import { builtWebFolder } from './build-paths.ts';
import type { Composition } from './compose.ts';
import { registerContentPictures } from './content-pictures.ts';
import { registerDocs } from './docs.ts';
import { registerEmbeddedIdentity } from './embedded-identity.ts';
import { registerHealth } from './health.ts';
import { registerOutbox } from './outbox.ts';
import { registerPages } from './pages/register-pages.ts';

/** The API of the product: every feature, its documentation and its health. */
export async function apiServer({ services, rooms }: Pick<Composition, 'services' | 'rooms'>): Promise<FastifyInstance> {
  const app = createServer(services);
  for (const room of rooms) mount(app, services, room);
  const features = rooms.map(({ feature }) => feature);
  registerDocs(app, services, features);
  registerHealth(app, services);
  registerLive(app, services);
  registerContentPictures(app, services);
  registerKnownSoftware(app);
  return app;
}

/** The whole web server: the API, the embedded identity provider unless another is configured, and the pages. */
export async function webServer(composed: Pick<Composition, 'services' | 'rooms'>): Promise<FastifyInstance> {
  const { services } = composed;
  const { publicUrl, maintenance, maintenanceUntil, oidc } = services.config;
  const app = await apiServer(composed);
  registerOutbox(app, services);
  await registerEmbeddedIdentity(app, services, builtWebFolder);
  const pages = { folder: builtWebFolder, publicUrl, maintenance, maintenanceUntil, accountUrl: oidc?.accountUrl };
  await registerPages(app, { ...pages, firstPaint, maintenanceWords: (language) => maintenanceWords(services, language) });
  return app;
}
