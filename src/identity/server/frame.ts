import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#kernel/contract/locale.ts';
import { canBeStored } from '#kernel/server/find-unstorable.ts';
import { readCookie, setCookie } from './cookies.ts';
import type { IdentityContext } from './identity-context.ts';
import { pageLanguage, textsIn } from './language.ts';
import type { Html } from './pages/html.ts';
import type { PageFrame } from './pages/layout.ts';

const languageCookie = 'identity_language';
const formCookie = 'identity_form';
const yearSeconds = 365 * 24 * 60 * 60;

export interface FrameOptions {
  /** The language in the address. */
  language?: Language;
  /** The address of the page in the other language; by default the same address with `?language=`. */
  switchAddress?: string;
  uiLocales?: string | undefined;
  interaction?: string | undefined;
}

/** Everything a page needs besides its content: language, form token, nonce, assets. */
export function frameOf(context: IdentityContext, request: FastifyRequest, reply: FastifyReply, options: FrameOptions = {}): PageFrame {
  const language = options.language ?? chosenLanguage(context, request, reply, options);
  const token = formTokenOf(context, request, reply);
  return {
    t: textsIn(language),
    language,
    switchAddress: options.switchAddress ?? `?${switched(request, language)}`,
    formToken: token,
    nonce: randomBytes(16).toString('base64url'),
    assets: context.options.assets,
  };
}

/** Sends a page with headers against scripts, framing and caching. */
export function sendPage(reply: FastifyReply, frame: PageFrame, markup: Html, status = 200): FastifyReply {
  return reply.code(status).headers(pageHeaders(frame.nonce)).send(markup.markup);
}

/** The headers of every page of the provider. */
export function pageHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Whether the server answers, which is asked before something is sent by a machine that takes itself for offline.
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // Not `no-referrer`, with which browsers send `Origin: null` with our own forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Whether a form was sent by our own page in this browser. */
export function isOwnForm(context: IdentityContext, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  const isOwnSite =
    site === undefined ? request.headers.origin === new URL(context.services.config.publicUrl).origin : site === 'same-origin';
  const cookie = readCookie(request.headers.cookie, formCookie);
  return isOwnSite && cookie !== undefined && isSame(fieldOf(request, 'form'), digestOf(context, cookie));
}

/** One field of a posted form; '' when it is missing, repeated or cannot be stored. */
export function fieldOf(request: FastifyRequest, name: string): string {
  const { body } = request;
  const value: unknown = typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' && canBeStored(value) ? value : '';
}

/** One parameter of the query; undefined when it is missing or repeated. */
export function queryOf(request: FastifyRequest, name: string): string | undefined {
  const value: unknown = Reflect.get(Object(request.query), name);
  return typeof value === 'string' ? value : undefined;
}

/** The path of the current page, without its query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

function chosenLanguage(context: IdentityContext, request: FastifyRequest, reply: FastifyReply, options: FrameOptions): Language {
  const chosen = queryOf(request, 'language');
  const { uiLocales, interaction } = options;
  const cookie = readCookie(request.headers.cookie, languageCookie);
  const language = pageLanguage({ chosen, cookie, uiLocales, interaction, acceptLanguage: request.headers['accept-language'] });
  if (chosen) {
    const value = interaction ? `${language}.${interaction}` : language;
    setCookie(reply, languageCookie, value, { secure: isSecure(context), maxAgeSeconds: yearSeconds });
  }
  return language;
}

/** The query of the current page, with the other language. */
function switched(request: FastifyRequest, language: Language): string {
  const query = new URLSearchParams(request.url.split('?')[1]);
  query.set('language', language === 'no' ? 'en' : 'no');
  return query.toString();
}

function formTokenOf(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): string {
  const cookie = readCookie(request.headers.cookie, formCookie);
  if (cookie) return digestOf(context, cookie);
  const fresh = randomBytes(32).toString('base64url');
  setCookie(reply, formCookie, fresh, { secure: isSecure(context) });
  return digestOf(context, fresh);
}

function digestOf(context: IdentityContext, cookie: string): string {
  return context.services.secrets.digest(cookie, 'identity-form');
}

function isSecure(context: IdentityContext): boolean {
  return context.services.config.publicUrl.startsWith('https:');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
