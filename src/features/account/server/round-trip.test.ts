import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf } from '#kernel/server/session/cookies.ts';
import { testServer } from '#testing/server.ts';
import { authToken, createApiKey, currentUser, logout, refreshToken, sessions } from '../contract/endpoints.ts';

// An OpenID provider that shares no code with the embedded one: the relying party knows only issuer, client and secret.
const provider = new OAuth2Server();
const person = { sub: 'kari', email: 'kari@example.no', email_verified: true, given_name: 'Kari', family_name: 'Nordmann', locale: 'nb' };
let claims: Record<string, unknown> = person;
let authTime: () => number | undefined = () => Math.floor(Date.now() / 1000);
await provider.issuer.keys.generate('RS256');
await provider.start(0, '127.0.0.1');
const issuer = provider.issuer.url ?? '';
provider.service.on('beforeUserinfo', (response: { body: unknown }) => (response.body = claims));
provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
  Object.assign(token.payload, { sub: claims['sub'], auth_time: authTime() });
});
afterAll(() => provider.stop());

const server = await testServer({ oidc: { issuer, clientId: 'app', clientSecret: 'secret', accountUrl: 'https://id.example/me' } });
beforeAll(() => server.clock.set(new Date().toISOString()));

interface Trip {
  callbackUrl: string;
  cookie: string;
}

/** Starts a sign-in and lets the provider redirect the browser back. */
async function away(query: Record<string, string> = {}): Promise<Trip> {
  const began = await server.app.inject({ method: 'GET', url: '/api/authentication/login', query: { returnTo: '/no/people', ...query } });
  expect(began.statusCode).toBe(302);
  const answer = await fetch(String(began.headers.location), { redirect: 'manual' });
  const [cookie] = began.cookies.map(({ name, value }) => `${name}=${value}`);
  return { callbackUrl: answer.headers.get('location') ?? '', cookie: cookie ?? '' };
}

async function back({ callbackUrl, cookie }: Trip) {
  const answer = await server.nobody.call(authToken, { query: { callbackUrl } }, { cookie });
  const session = /(?:^|,\s*)session=([^;]+)/.exec([answer.headers['set-cookie']].flat().join(', '))?.[1];
  return { ...answer, session };
}

describe('with another provider', () => {
  test('a sign-in ends in a session, and no credential is in the answer', async () => {
    claims = person;
    const { status, json, session } = await back(await away());
    expect(status).toBe(200);
    expect(json).toEqual({ success: true, token: { sessionExpirationTimestamp: expect.any(String) }, returnTo: '/no/people' });
    const me = await server.nobody.with({ cookie: session ?? '' }).call(currentUser);
    expect(me.json['user']).toMatchObject({
      email: 'kari@example.no',
      firstName: 'Kari',
      isFamiliar: false,
      securityUrl: 'https://id.example/me',
    });
  });

  test('the same person comes back to the same account', async () => {
    claims = person;
    const [first, second] = [await back(await away()), await back(await away())];
    const ids = await Promise.all(
      [first, second].map(async ({ session }) => {
        const { json } = await server.nobody.with({ cookie: session ?? '' }).call(currentUser);
        return (json['user'] as { accountId: string }).accountId;
      }),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  test('an address that the provider has not proved makes a familiar user, and mails a code', async () => {
    claims = { ...person, sub: 'ny', email: 'ny@example.no', email_verified: false };
    const { session } = await back(await away());
    const me = await server.nobody.with({ cookie: session ?? '' }).call(currentUser);
    expect(me.json['user']).toMatchObject({ isFamiliar: true, companyId: 0 });
    expect((await server.mails())[0]).toMatchObject({ to: 'ny@example.no', subject: expect.stringMatching(/^\d{6} /) });
  });

  test('a code that is refused for the account or the address is not counted for the other', async () => {
    claims = { ...person, sub: 'ofte', email: 'ofte@example.no', email_verified: false };
    const { session } = await back(await away());
    const { json } = await server.nobody.with({ cookie: session ?? '' }).call(currentUser);
    const accountId = (json['user'] as { accountId: string }).accountId;
    const [account, address] = [`email-code-send|${accountId}`, 'email-code-send-from|127.0.0.1'].map((key) =>
      server.services.secrets.digest(key, 'rate-limit'),
    );
    const run = <Row>(query: ReturnType<typeof sql<Row>>) => server.database.transaction(({ tx }) => query.execute(tx));
    const hitsOf = async (key = '') => (await run(sql<{ hits: number }>`select hits from rate_limit where key = ${key}`)).rows[0]?.hits;
    const signInWith = async (key = '', hits = 0) => {
      await run(sql`update rate_limit set hits = case key when ${key} then ${hits} else 7 end where key in (${account}, ${address})`);
      await run(sql`delete from email_code where account_id = ${accountId}::uuid`);
      expect((await back(await away())).status).toBe(200);
      expect((await server.mails()).filter(({ to }) => to === 'ofte@example.no')).toHaveLength(1);
    };
    await signInWith(account, 10);
    expect(await hitsOf(address)).toBe(7);
    await signInWith(address, 100);
    expect(await hitsOf(account)).toBe(7);
    await run(sql`delete from rate_limit where key = ${address ?? ''}`);
  });

  test('an address whose domain is sent in punycode is the one that was typed, and stays shown so', async () => {
    const meOf = async ({ session }: { session?: string | undefined }) =>
      (await server.nobody.with({ cookie: session ?? '' }).call(currentUser)).json['user'] as { accountId: string; email: string };
    claims = { ...person, sub: 'as-typed', email: 'post@blåbær.no' };
    const typed = await meOf(await back(await away()));
    claims = { ...person, sub: 'in-punycode', email: 'Post@xn--blbr-roah.no' };
    expect(await meOf(await back(await away()))).toMatchObject({ accountId: typed.accountId, email: 'post@blåbær.no' });
    claims = { ...person, sub: 'first-unproved', email: 'ny@blåbær.no', email_verified: false };
    await back(await away());
    claims = { ...person, sub: 'first-unproved', email: 'ny@xn--blbr-roah.no', email_verified: true };
    expect(await meOf(await back(await away()))).toMatchObject({ email: 'ny@blåbær.no', isFamiliar: false });
  });

  test('an unproved address is never joined to the account that proved it', async () => {
    claims = person;
    const owner = await back(await away());
    claims = { ...person, sub: 'thief', email_verified: false };
    const thief = await back(await away());
    const [a, b] = await Promise.all(
      [owner, thief].map(
        async ({ session }) =>
          (await server.nobody.with({ cookie: session ?? '' }).call(currentUser)).json['user'] as { accountId: string },
      ),
    );
    expect(b?.accountId).not.toBe(a?.accountId);
  });
});

describe('at once', () => {
  const newcomer = (sub: string) => ({ ...person, sub, email: `${sub}@example.no` });
  const accountOf = async (session: string | undefined) => {
    const { json } = await server.nobody.with({ cookie: session ?? '' }).call(currentUser);
    return (json['user'] as { accountId: string }).accountId;
  };

  test('somebody new in three browsers gets one account', async () => {
    claims = newcomer('tre');
    const trips = [await away(), await away(), await away()];
    const answers = await Promise.all(trips.map(back));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(await Promise.all(answers.map(({ session }) => accountOf(session)))).size).toBe(1);
  });

  test('two tabs of one browser both come in', async () => {
    claims = person;
    const trips = [await away(), await away()];
    const cookie = trips.map((trip) => trip.cookie).join('; ');
    for (const { callbackUrl } of trips) expect((await back({ callbackUrl, cookie })).status).toBe(200);
  });

  test('a browser keeps no more than six that were never finished', async () => {
    const begin = (cookie: string) =>
      server.app.inject({ method: 'GET', url: '/api/authentication/login', ...(cookie && { headers: { cookie } }) });
    const jar = new Map<string, string>();
    for (let times = 0; times < 9; times += 1) {
      const { cookies } = await begin([...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      for (const { name, value } of cookies) jar.set(name, value);
      for (const { name } of cookies.filter(({ value }) => value === '')) jar.delete(name);
    }
    expect(jar.size).toBe(6);
  });
});

describe('a provider that fails is not taken for a refusal', () => {
  const answersOnce = (status: number, body: unknown) =>
    provider.service.once('beforeResponse', (answer: { statusCode: number; body: unknown }) =>
      Object.assign(answer, { statusCode: status, body }),
    );

  test('when it breaks down', async () => {
    claims = person;
    const trip = await away();
    answersOnce(502, {});
    const answer = await back(trip);
    expect([answer.status, answer.codes]).toEqual([503, ['authentication.ProviderUnreachable']]);
  });

  test('when the connection is cut', async () => {
    const trip = await away();
    provider.service.once('beforeResponse', (_answer: unknown, request: IncomingMessage) => request.socket.destroy());
    const answer = await back(trip);
    expect([answer.status, answer.codes]).toEqual([503, ['authentication.ProviderUnreachable']]);
  });

  test('but when it says no, it is', async () => {
    const trip = await away();
    answersOnce(400, { error: 'invalid_grant' });
    const answer = await back(trip);
    expect(answer.codes).toEqual(['authentication.SignInFailed']);
  });
});

describe('a sign-in is refused', () => {
  test('when it is redeemed a second time', async () => {
    claims = person;
    const trip = await away();
    expect((await back(trip)).status).toBe(200);
    expect((await back(trip)).codes).toEqual(['authentication.AttemptExpired']);
  });

  test('in a browser that did not begin it', async () => {
    const { callbackUrl } = await away();
    expect((await back({ callbackUrl, cookie: '' })).codes).toEqual(['authentication.AttemptExpired']);
  });

  test('when the state is another’s', async () => {
    const [mine, theirs] = [await away(), await away()];
    expect((await back({ callbackUrl: theirs.callbackUrl, cookie: mine.cookie })).codes).toEqual(['authentication.AttemptExpired']);
    const [, secret = ''] = mine.cookie.split('=');
    const forged = `${theirs.cookie.split('=')[0]}=${secret}`;
    expect((await back({ callbackUrl: theirs.callbackUrl, cookie: forged })).codes).toEqual(['authentication.SignInFailed']);
  });

  test('after ten minutes', async () => {
    const trip = await away();
    server.clock.advance(11 * 60_000);
    expect((await back(trip)).codes).toEqual(['authentication.AttemptExpired']);
    server.clock.set(new Date().toISOString());
  });

  test('when the address is not our callback', async () => {
    const trip = await away();
    const elsewhere = trip.callbackUrl.replace('http://localhost:3000/callback', 'https://evil.example/callback');
    expect((await back({ ...trip, callbackUrl: elsewhere })).codes).toEqual(['authentication.SignInFailed']);
  });
});

test.each([
  ['//evil.example', '/'],
  ['https://evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/api/authentication/logout', '/'],
  ['/no/lobby', '/'],
  ['/no/logout-redirect', '/'],
  ['/no/signup/?companylessRedirect=true', '/no/signup/?companylessRedirect=true'],
  ['/en-gb/people?tab=active#x', '/en-gb/people?tab=active#x'],
])('returns from %s to %s', async (wish, returnTo) => {
  claims = person;
  expect((await back(await away({ returnTo: wish }))).json['returnTo']).toBe(returnTo);
});

test('a fresh round trip of somebody else does not take over the session', async () => {
  claims = person;
  const { session } = await back(await away());
  claims = { ...person, sub: 'ola', email: 'ola@example.no' };
  const trip = await away({ prompt: 'login' });
  const cookies = `session=${session}; ${trip.cookie}`;
  const answer = await server.nobody.call(refreshToken, { query: { callbackUrl: trip.callbackUrl } }, { cookie: cookies });
  expect(answer.codes).toEqual(['authentication.SignInFailed']);
});

test('signing out ends the session here and names where the provider ends its own', async () => {
  claims = person;
  const { session } = await back(await away());
  const me = server.nobody.with({ cookie: session ?? '' });
  const answer = await me.call(logout, { body: { language: 'en-gb' } });
  expect(String(answer.json['endSessionUrl'])).toContain(encodeURIComponent('http://localhost:3000/en-gb/logout-redirect'));
  expect((await me.call(sessions)).status).toBe(401);
});

test('signing out to get a new password or another account names the page for it', async () => {
  claims = person;
  const { session } = await back(await away());
  const me = server.nobody.with({ cookie: session ?? '' });
  expect((await me.call(logout, { body: { next: 'resetPassword' } })).json['nextUrl']).toBe('https://id.example/me');
  expect((await me.call(logout, { body: { next: 'createAccount' } })).json['nextUrl']).toBe('http://localhost:3000/no/redirect/signup');
});

describe('the moment of the last sign-in', () => {
  const makeKey = async (cookie: string | undefined) => {
    const { companyId, person: add } = await server.newCompany();
    const owner = await add('systemadmin');
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set account_id = (select account_id from session where digest = ${digestOf(cookie ?? '')})
        where id = ${owner.companyUserId}`.execute(tx),
    );
    return server.nobody.with({ cookie: cookie ?? '', companyId }).call(createApiKey, { body: { name: 'Lønn' } });
  };

  test('is what the provider says, not when the browser came back', async () => {
    claims = person;
    authTime = () => Math.floor(Date.now() / 1000) - 700;
    expect((await makeKey((await back(await away())).session)).codes).toEqual(['authentication.RecentSignInRequired']);
    authTime = () => Math.floor(Date.now() / 1000);
    expect((await makeKey((await back(await away({ maxAge: '60' }))).session)).status).toBe(200);
  });

  test('is unknown when the provider does not say, and a session is refused when it was asked to', async () => {
    claims = person;
    authTime = () => undefined;
    expect((await makeKey((await back(await away())).session)).codes).toEqual(['authentication.RecentSignInRequired']);
    expect((await back(await away({ maxAge: '60' }))).codes).toEqual(['authentication.SignInFailed']);
    authTime = () => Math.floor(Date.now() / 1000) - 700;
    expect((await back(await away({ maxAge: '60' }))).codes).toEqual(['authentication.SignInFailed']);
    authTime = () => Math.floor(Date.now() / 1000);
  });
});
