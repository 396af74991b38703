import type { FastifyInstance } from 'fastify';
import type { Feature } from '#kernel/contract/feature.ts';
import { openApi } from '#kernel/server/openapi.ts';
import type { Services } from '#kernel/server/services.ts';
import { docsPage } from './docs-page.ts';

/** The API documentation as OpenAPI and as HTML. */
export function registerDocs(app: FastifyInstance, services: Services, features: readonly Feature[]): void {
  // Generated on first request, so that they do not delay the start.
  let document: ReturnType<typeof openApi> | undefined;
  let page: ReturnType<typeof docsPage> | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= openApi(features, services.config.publicUrl);
    return reply.header('cache-control', 'no-cache').send(document);
  });
  app.get('/api/docs', async (_, reply) => {
    page ??= docsPage(features);
    const { styleDigest, scriptDigest } = page;
    const policy = [
      `default-src 'none'; style-src 'sha256-${styleDigest}'; script-src 'sha256-${scriptDigest}'; connect-src 'self'`,
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ].join('; ');
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page.html);
  });
}
