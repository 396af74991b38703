import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '#kernel/contract/feature.ts';
import { languageOfLocale, type Language } from '#kernel/contract/locale.ts';
import { openApi } from '#kernel/server/openapi.ts';
import type { Services } from '#kernel/server/services.ts';
import { builtWebFolder } from './build-paths.ts';
import { docsPage } from './docs-page.ts';
import { localeOf } from './pages/addresses.ts';
import { localeCookie } from './pages/register-pages.ts';

/** The API documentation as OpenAPI, and as HTML in the language of the page that was seen last. */
export function registerDocs(app: FastifyInstance, services: Services, features: readonly Feature[]): void {
  // Generated on first request, so that they do not delay the start.
  let document: ReturnType<typeof openApi> | undefined;
  const pages = new Map<Language, ReturnType<typeof docsPage>>();
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= openApi(features, services.config.publicUrl);
    return reply.header('cache-control', 'no-cache').send(document);
  });
  app.get('/api/docs', async ({ cookies, headers }, reply) => {
    const language = languageOfLocale[localeOf({ lastLocale: cookies[localeCookie], acceptLanguage: headers['accept-language'] })];
    const page = pages.get(language) ?? docsPage(features, language, builtFont());
    pages.set(language, page);
    const { styleDigest, scriptDigest } = page;
    const policy = [
      `default-src 'none'; style-src 'sha256-${styleDigest}'; script-src 'sha256-${scriptDigest}'; connect-src 'self'; font-src 'self'`,
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ].join('; ');
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'cookie, accept-language')
      .header('content-security-policy', policy)
      .send(page.html);
  });
}

/** The address of the letters that the web was built with; undefined before it is built. */
function builtFont(): string | undefined {
  const folder = join(builtWebFolder, 'assets');
  const name = existsSync(folder) ? readdirSync(folder).find((file) => /^inter-latin-wght-normal-[\w-]+\.woff2$/.test(file)) : undefined;
  return name && `/assets/${name}`;
}
