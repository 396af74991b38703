import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { intlLocale, languageOfLocale, splitLocale, type Language } from '#kernel/contract/locale.ts';
import { sessionCookieName } from '#kernel/server/session/cookies.ts';
import { builtPages, destinationOf, type BuiltPage } from './addresses.ts';
import { newNonce, securityHeaders } from './policy.ts';

interface Words {
  title: string;
  text: string;
}

/** What a page says until its scripts have come. */
interface FirstPaint {
  title: string;
  loading: string;
  needsScript: string;
}

interface PagesOptions {
  /** The built web, `dist/web`. */
  folder: string;
  publicUrl: string;
  maintenance: boolean;
  /** When maintenance is expected to end, for the maintenance page. */
  maintenanceUntil?: string | undefined;
  /** The maintenance text in a language. */
  maintenanceWords?: ((language: Language) => Promise<Words | undefined>) | undefined;
  /** The first words of a page of who signs, by its language and its path without the locale. */
  firstPaint: (language: Language, path: string) => FirstPaint;
  /** An external login provider's page to change the password. */
  accountUrl?: string | undefined;
}

/** A built page with placeholders that each request fills. */
type Template = (values: { nonce: string; boot?: object; lang?: string; words?: FirstPaint | undefined }) => string;

/** The language of the last page, for addresses without one. */
export const localeCookie = 'locale';
const year = 365 * 24 * 60 * 60;
/** Paths handled by other parts of the server. */
const notPages = /^\/(?:api|identity|health|metrics|outbox|assets|cdn-sanity)(?:[/?]|$)|^\/[^/?]+\.[a-z0-9]+(?:\?|$)/;

/** Serves the built web: immutable assets, pages with a new nonce, and redirects to sign-in for signed-out browsers. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { folder, publicUrl, maintenance, maintenanceUntil, accountUrl } = options;
  const isSecure = publicUrl.startsWith('https:');
  const pages: Record<BuiltPage, Template> = { app: readTemplate(folder, 'index.html'), sign: readTemplate(folder, 'sign.html') };
  const publicPaths = readPublicPaths(folder);
  const callback = readTemplate(folder, 'callback.html');
  const hasSession = (request: FastifyRequest): boolean => request.cookies[sessionCookieName(publicUrl)] !== undefined;

  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: year * 1000,
    index: false,
    decorateReply: false,
    setHeaders: (reply) => {
      void reply.header('x-content-type-options', 'nosniff');
    },
  });

  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
  app.get('/callback', (_request, reply) => sendPage(reply, callback, { isSecure }));
  app.get('/*', async (request, reply) => {
    if (notPages.test(request.url)) return reply.callNotFound();
    const lastLocale = request.cookies[localeCookie];
    const acceptLanguage = request.headers['accept-language'];
    const pageRequest = { url: request.url, hasSession: hasSession(request), publicPaths, lastLocale, acceptLanguage, accountUrl };
    const destination = destinationOf(pageRequest);
    if (destination.kind === 'redirect') {
      // An address without a language uses the user's own: the app looks it up as on a first visit.
      if (!splitLocale(request.url.split('?')[0] ?? '')) reply.clearCookie(localeCookie, { path: '/' });
      return reply.header('cache-control', 'no-store').redirect(destination.to, 302);
    }
    reply.setCookie(localeCookie, destination.locale, { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure, maxAge: year });
    if (maintenance) reply.code(503).header('retry-after', '60');
    const language = languageOfLocale[destination.locale];
    const maintenanceWords = maintenance ? await options.maintenanceWords?.(language) : undefined;
    const path = splitLocale(request.url.split('?')[0] ?? '')?.path ?? '/';
    const words = destination.kind === 'sign' ? options.firstPaint(language, path) : undefined;
    const boot = {
      session: pageRequest.hasSession,
      maintenance,
      maintenanceUntil,
      maintenanceWords,
      isFirstVisit: lastLocale === undefined,
    };
    const isSecretAddress = destination.kind === 'sign';
    return sendPage(reply, pages[destination.kind], { isSecure, isSecretAddress, boot, lang: intlLocale[language], words });
  });
}

interface SentPage {
  isSecure: boolean;
  isSecretAddress?: boolean;
  boot?: object;
  lang?: string;
  words?: FirstPaint | undefined;
}

function sendPage(reply: FastifyReply, template: Template, { boot = {}, lang, words, ...address }: SentPage): FastifyReply {
  const nonce = newNonce();
  return reply
    .headers(securityHeaders(nonce, address))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(template({ nonce, boot, words, ...(lang !== undefined && { lang }) }));
}

function readBuilt(folder: string, name: string): string {
  const path = join(folder, name);
  if (!existsSync(path)) throw new Error(`${path} is missing: the web is not built. Run \`npm run build\` first.`);
  return readFileSync(path, 'utf8');
}

/** The pages that are open to signed-out visitors, as the build found them in the entries of the web. */
function readPublicPaths(folder: string): Record<BuiltPage, string[]> {
  return z.record(z.enum(builtPages), z.array(z.string())).parse(JSON.parse(readBuilt(folder, 'public-pages.json')));
}

/** Reads a built page once. */
function readTemplate(folder: string, name: string): Template {
  const html = readBuilt(folder, name);
  return ({ nonce, boot = {}, lang = intlLocale.no, words }) => {
    const { title = '', loading = '', needsScript = '' } = words ?? {};
    const values: Record<string, string> = { NONCE: nonce, LANG: lang, TITLE: title, LOADING: loading, NEEDS_SCRIPT: needsScript };
    return html.replaceAll(/__([A-Z_]+)__/g, (_all, place: string) => (place === 'BOOT' ? jsonInHtml(boot) : (values[place] ?? '')));
  };
}

/** JSON that cannot close its script element. */
function jsonInHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
