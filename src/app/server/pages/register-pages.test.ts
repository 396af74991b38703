import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#kernel/contract/locale.ts';
import { firstPaint } from '#features/signing/server/public.ts';
import { registerPages } from './register-pages.ts';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

function builtWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samspill-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'index-1.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'index-1.js.br'), 'brotli');
  writeFileSync(join(folder, 'index.html'), '<script nonce="__NONCE__"></script><script id="boot">__BOOT__</script>');
  writeFileSync(
    join(folder, 'public-pages.json'),
    '{"app":["/terms","/lobby","/maintenance"],"sign":["/sign/$token","/verify","/verify/$code"]}',
  );
  writeFileSync(
    join(folder, 'sign.html'),
    '<html lang="__LANG__"><title>__TITLE__</title><main nonce="__NONCE__">sign __LOADING__ __NEEDS_SCRIPT__</main>',
  );
  writeFileSync(join(folder, 'callback.html'), '<main nonce="__NONCE__">callback</main>');
  return folder;
}

async function served({ publicUrl = 'http://localhost:3000', maintenance = false } = {}): Promise<FastifyInstance> {
  const app = Fastify();
  apps.push(app);
  await app.register(cookie);
  const maintenanceWords = async (language: Language) => ({ title: `Pause ${language}`, text: '</script>' });
  await registerPages(app, { folder: builtWeb(), publicUrl, maintenance, maintenanceWords, firstPaint });
  return app;
}

const signedIn = { cookies: { session: 'x' } };

test('gives each page its own nonce, in the policy and in the page', async () => {
  const app = await served();
  const [one, other] = await Promise.all([app.inject({ url: '/no/people', ...signedIn }), app.inject({ url: '/no/people', ...signedIn })]);
  const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1];
  expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(one.body).not.toBe(other.body);
  expect(one.headers['cache-control']).toBe('no-store');
});

test('tells the page whether a session came with it', async () => {
  const app = await served();
  const [page, open] = await Promise.all([app.inject({ url: '/no', ...signedIn }), app.inject({ url: '/no/terms' })]);
  expect(page.body).toContain('"session":true');
  expect(open.body).toContain('"session":false');
});

test('takes only the cookie that the address calls for', async () => {
  const app = await served({ publicUrl: 'https://samspill.example' });
  expect((await app.inject({ url: '/no', ...signedIn })).statusCode).toBe(302);
  expect((await app.inject({ url: '/no', cookies: { '__Host-session': 'x' } })).statusCode).toBe(200);
});

test('serves assets compressed and for ever', async () => {
  const app = await served();
  const answer = await app.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.body).toBe('brotli');
});

test('answers the callback page without a session', async () => {
  const app = await served();
  expect((await app.inject({ url: '/callback?code=1' })).body).toContain('callback');
});

test('answers the page of who signs without a session, and tells nobody its address', async () => {
  const app = await served();
  const answer = await app.inject({ url: '/no/sign/secret' });
  expect(answer.body).toContain('<main nonce="');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
});

test.each([
  ['/no/sign/secret', '<html lang="nb-NO"><title>Signer et dokument</title>', 'sign Laster … Denne siden trenger JavaScript.'],
  ['/en-gb/sign/secret?x=__BOOT__', '<html lang="en-GB"><title>Sign a document</title>', 'sign Loading … This page needs JavaScript.'],
  ['/no/verify/', '<title>Kontroller et signert dokument</title>', 'sign Laster'],
  ['/en-gb/verify/ABC', '<title>Check a signed document</title>', 'sign Loading'],
])('says at %s what it is before any script has come', async (url, head, text) => {
  const { body } = await (await served()).inject({ url });
  expect(body).toContain(head);
  expect(body).toContain(text);
  expect(body).not.toContain('__');
});

test.each(['/api/nothing', '/identity/nothing', '/assets/gone.js', '/favicon.ico'])('leaves %s to be not found', async (url) => {
  const app = await served();
  expect((await app.inject({ url, ...signedIn })).statusCode).toBe(404);
});

test('says 503 during maintenance and lets the page explain', async () => {
  const app = await served({ maintenance: true });
  const answer = await app.inject({ url: '/no/maintenance' });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('"maintenance":true');
  expect(answer.body).toContain('"title":"Pause no"');
  expect(answer.body.match(/<\/script>/g)).toHaveLength(2);
  expect((await app.inject({ url: '/en-gb/maintenance' })).body).toContain('"title":"Pause en"');
  expect((await (await served()).inject({ url: '/no/terms' })).body).not.toContain('Pause');
});

test('says what to do when the web is not built', async () => {
  const app = Fastify();
  apps.push(app);
  await expect(registerPages(app, { folder: '/nowhere', publicUrl: 'http://localhost', maintenance: false, firstPaint })).rejects.toThrow(
    'npm run build',
  );
});
