import type { FastifyInstance } from 'fastify';
import type { Feature } from '#kernel/contract/feature.ts';
import { openApi } from '#kernel/server/openapi.ts';
import type { Services } from '#kernel/server/services.ts';
import { docsPage } from './docs-page.ts';

/** The API as a machine reads it, and as a person does. */
export function registerDocs(app: FastifyInstance, services: Services, features: readonly Feature[]): void {
  const document = openApi(features, services.config.publicUrl);
  const page = docsPage(features);
  app.get('/api/openapi.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(document));
  app.get('/api/docs', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${page.styleDigest}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(page.html),
  );
}
