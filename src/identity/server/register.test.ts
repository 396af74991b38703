import { expect, test } from 'vitest';
import { browserless } from '../testing/browserless.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { relyingParty, startIdentity, testPassword } from '../testing/identity.ts';
import { findUserByEmail } from './store-user.ts';

const { database } = await testDatabase();
const identity = await startIdentity(database);
const { publicUrl } = identity;
await identity.addUser({ email: 'kari@example.no' });

test('takes a form only from our own page in the same browser', async () => {
  const app = await relyingParty(identity);
  const page = await app.begin();
  const form = /name="form" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const fields = { form, email: 'kari@example.no', password: testPassword };
  const post = async (sent: Record<string, string>, headers: Record<string, string>) =>
    (await app.browser.request(page.address, { fields: sent, headers })).status;
  expect(await post(fields, { 'sec-fetch-site': 'cross-site' }), 'another site').toBe(403);
  expect(await post(fields, { 'sec-fetch-site': 'same-site' }), 'a neighbour').toBe(403);
  expect(await post({ ...fields, form: '' }, {}), 'no token').toBe(403);
  const other = browserless();
  await other.visit(`${publicUrl}/no/forgot-password`);
  const foreign = /name="form" value="([^"]+)"/.exec((await other.visit(`${publicUrl}/no/forgot-password`)).text)?.[1] ?? '';
  expect(await post({ ...fields, form: foreign }, {}), 'the token of another browser').toBe(403);

  // Browsers without Sec-Fetch-Site send Origin.
  const bare = async (origin: string | undefined) =>
    (
      await fetch(page.address, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
        headers: { cookie: app.browser.cookieHeader(), ...(origin && { origin }) },
      })
    ).status;
  expect(await bare(undefined)).toBe(403);
  expect(await bare('https://elsewhere.example')).toBe(403);
  expect(await bare(publicUrl)).toBe(303);
});

test('an interaction opens only in the browser that began it', async () => {
  const app = await relyingParty(identity);
  const page = await app.begin();
  const stranger = await browserless().visit(page.address);
  expect(stranger.status).toBe(400);
  expect(stranger.text).toContain('Siden er utløpt');
});

test('never sends anybody to an address that is not the app’s', async () => {
  const app = await relyingParty(identity);
  for (const redirect_uri of [
    'https://elsewhere.example/callback',
    `${publicUrl}/callback/../elsewhere`,
    `${publicUrl}.elsewhere.example/callback`,
  ]) {
    const answer = await app.begin({ redirect_uri });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('elsewhere');
  }
  const { idToken } = await app.redeem(await app.browser.fillIn(await app.begin(), { email: 'kari@example.no', password: testPassword }));
  const out = new URL(app.signOutAddress(idToken));
  out.searchParams.set('post_logout_redirect_uri', 'https://elsewhere.example/');
  expect((await app.browser.request(out.href)).status).toBe(400);
  const back = await app.browser.request(`${publicUrl}/identity/account/return?state=//elsewhere.example`);
  expect(back.headers.get('location')).toBe('/identity/account');
});

test('refuses a sign-in without PKCE and a code that was used', async () => {
  const app = await relyingParty(identity);
  expect((await app.begin({ code_challenge: '' })).address).toContain('error=invalid_request');
  const end = await app.browser.fillIn(await app.begin(), { email: 'kari@example.no', password: testPassword });
  await app.redeem(end);
  await expect(app.redeem(end)).rejects.toThrow();
});

test('signs out without a question only when the app shows whose session it ends', async () => {
  const app = await relyingParty(identity);
  const { idToken } = await app.redeem(await app.browser.fillIn(await app.begin(), { email: 'kari@example.no', password: testPassword }));
  const page = await app.browser.visit(`${publicUrl}/identity/session/end?client_id=samspill`);
  expect(page.text).toMatch(/<h1>(Sign out|Logge ut)\?<\/h1>/);
  await app.redeem(await app.begin({ prompt: 'none' }));
  await app.browser.fillIn(page, { logout: 'yes' });
  expect((await app.begin({ prompt: 'none' })).address).toContain('error=login_required');
  const twice = await app.browser.request(app.signOutAddress(idToken));
  expect(twice.headers.get('location'), 'no session, no page').toBe(`${publicUrl}/no/logout-redirect?state=x`);
  const to = async (locale: string) =>
    (await app.browser.request(app.signOutAddress(idToken).replace('%2Fno%2F', `%2F${locale}%2F`))).headers.get('location');
  expect(await to('en-gb'), 'in the language of the page').toBe(`${publicUrl}/en-gb/logout-redirect?state=x`);
  expect(await to('sv'), 'nowhere else').toBeNull();
});

test('someone else may sign in in the same browser, and nothing of the first is left', async () => {
  await identity.addUser({ email: 'ola@example.no', givenName: 'Ola' });
  const app = await relyingParty(identity);
  await app.redeem(await app.browser.fillIn(await app.begin(), { email: 'kari@example.no', password: testPassword }));
  const end = await app.browser.fillIn(await app.begin({ prompt: 'login' }), { email: 'ola@example.no', password: testPassword });
  expect((await app.redeem(end)).profile.given_name).toBe('Ola');
  expect((await app.redeem(await app.begin())).profile.given_name).toBe('Ola');
});

test('speaks the language the app asks for, then the one chosen on the page', async () => {
  const norwegian = await relyingParty(identity);
  const page = await norwegian.begin({ ui_locales: 'no' });
  expect(page.text).toContain('<html lang="nb">');
  expect(page.text).toContain('<h1>Logg inn</h1>');
  const [, query = ''] = /class="switch" href="([^"]+)"/.exec(page.text) ?? [];
  const english = await norwegian.browser.visit(new URL(query.replaceAll('&amp;', '&'), page.address).href);
  expect(english.text).toContain('<html lang="en-GB">');
  const wrong = await norwegian.browser.fillIn({ ...english, address: page.address }, { email: 'kari@example.no', password: 'x' });
  expect(wrong.text, 'the form answers in it too').toContain('Wrong e-mail or password');
  expect((await norwegian.begin({ ui_locales: 'no' })).text, 'a new request is asked anew').toContain('Logg inn');
  const { browser } = await relyingParty(identity, { 'accept-language': 'en-US,en;q=0.9' });
  expect((await browser.visit(`${publicUrl}/no/forgot-password`)).text).toContain('Glemt passordet?');
  expect((await browser.visit(`${publicUrl}/en-gb/forgot-password`)).text).toContain('Forgot your password?');
});

test('shows what was typed as text, under a policy that runs no script of others', async () => {
  const app = await relyingParty(identity);
  const page = await app.begin({ login_hint: '"><script>alert(1)</script>' });
  expect(page.text).not.toContain('<script>alert');
  expect(page.text).toContain('&quot;&gt;&lt;script&gt;');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'nonce-[\w-]{22}'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('builds its addresses from the configuration, whatever the request says', async () => {
  const answer = await fetch(`${publicUrl}/identity/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https' },
  });
  const found: unknown = await answer.json();
  expect(found).toMatchObject({ issuer: `${publicUrl}/identity`, token_endpoint: `${publicUrl}/identity/token` });
  expect(found, 'the languages of its pages').toMatchObject({ ui_locales_supported: ['nb', 'en-GB'] });
});

test('behind TLS its addresses are https and its cookies are bound to the host', async () => {
  const { address } = await startIdentity(database, { publicUrl: 'https://samspill.example' });
  const query = new URLSearchParams({
    client_id: 'samspill',
    redirect_uri: 'https://samspill.example/callback',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const begun = await fetch(`${address}/identity/auth?${query.toString()}`, { redirect: 'manual' });
  expect(begun.headers.get('location')).toMatch(/^https:\/\/samspill\.example\/identity\/interaction\//);
  const cookie = begun.headers.getSetCookie().map((line) => line.split(';')[0]);
  const page = await fetch(`${address}${new URL(begun.headers.get('location') ?? '').pathname}`, {
    headers: { cookie: cookie.join('; ') },
  });
  const form = /name="form" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const known = [...cookie, ...page.headers.getSetCookie().map((line) => line.split(';')[0])].join('; ');
  const right = await fetch(page.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: known, origin: 'https://samspill.example' },
    body: new URLSearchParams({ form, email: 'kari@example.no', password: testPassword }),
  });
  const resume = new URL(right.headers.get('location') ?? '');
  expect(resume.origin).toBe('https://samspill.example');
  const end = await fetch(`${address}${resume.pathname}`, { redirect: 'manual', headers: { cookie: known } });
  expect(end.headers.get('location')).toContain('https://samspill.example/callback?code=');
  const session = end.headers.getSetCookie().find((line) => line.startsWith('__Host-identity_session='));
  expect(session).toMatch(/path=\/; /);
  for (const line of [...begun.headers.getSetCookie(), ...page.headers.getSetCookie(), ...end.headers.getSetCookie()]) {
    expect(line.toLowerCase()).toContain('secure');
    expect(line.toLowerCase()).toContain('httponly');
  }
});

test('says so kindly when an address is none', async () => {
  const answer = await browserless().visit(`${publicUrl}/identity/nothing/here`);
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('<h1>Siden finnes ikke</h1>');
  const program = await fetch(`${publicUrl}/identity/nothing/here`, { headers: { accept: 'application/json' } });
  expect([program.status, await program.text()], 'a program gets no page').toEqual([404, expect.not.stringContaining('<h1>')]);
  expect((await browserless().visit(`${publicUrl}/identity`)).address).toContain('/identity/interaction/');
});

test('keeps no session, code or secret readable in the database, and none in the log', async () => {
  const app = await relyingParty(identity);
  const page = await app.begin();
  const end = await app.browser.fillIn(page, { email: 'kari@example.no', password: testPassword });
  const code = new URL(end.address).searchParams.get('code') ?? 'none';
  await app.redeem(end);
  await expect(app.redeem(end)).rejects.toThrow();
  const session = app.browser.cookies.get('identity_session') ?? 'none';
  const rows = await database.transaction(async (unit) => {
    const all = unit.tx.withTables<{ identity_payload: Record<string, string> }>();
    return JSON.stringify(await all.selectFrom('identity_payload').selectAll().execute());
  });
  for (const secret of [code, session]) expect(rows).not.toContain(secret);
  for (const secret of [code, session, testPassword]) expect(identity.logged()).not.toContain(secret);
  const user = await database.transaction((unit) => findUserByEmail(unit, 'kari@example.no'));
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
