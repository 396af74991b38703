import { describe, expect, test } from 'vitest';
import { hiddenFields } from '../testing/browserless.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { relyingParty, startIdentity, testPassword } from '../testing/identity.ts';
import type { RelyingParty } from '../testing/identity.ts';

const { database } = await testDatabase();
const first = await startIdentity(database);
const second = await startIdentity(database);

test('two servers on one database count wrong passwords together, and the wait ends', async () => {
  await first.addUser({ email: 'tried@example.no' });
  const apps = [await relyingParty(first), await relyingParty(second)];
  const attempt = async (index: number, password: string) => {
    const app = apps[index % 2];
    if (!app) throw new Error('two apps take turns');
    return app.browser.fillIn(await app.begin(), { email: index % 3 ? 'tried@example.no' : 'TRIED@example.no', password });
  };
  for (let index = 0; index < 10; index += 1) expect((await attempt(index, 'wrong')).status).toBe(401);
  for (const index of [0, 1]) {
    const refused = await attempt(index, testPassword);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Too many attempts. Wait 10 minutes');
  }
  first.clock.advance(10 * 60_000 + 1000);
  expect((await attempt(0, testPassword)).address).toContain('/callback?code=');
});

test('strangers who guess do not keep a person out of their own browser', async () => {
  await first.addUser({ email: 'guessed@example.no' });
  const own = await relyingParty(first);
  await own.redeem(await own.browser.fillIn(await own.begin(), { email: 'guessed@example.no', password: testPassword }));
  const stranger = await relyingParty(first);
  const guess = async (app: RelyingParty, password: string) =>
    (await app.browser.fillIn(await app.begin({ prompt: 'login' }), { email: 'Guessed@example.no', password })).status;
  for (let index = 0; index < 10; index += 1) await guess(stranger, 'wrong');
  expect(await guess(stranger, testPassword)).toBe(429);
  expect(await guess(own, testPassword)).toBe(303);
  for (let index = 0; index < 9; index += 1) await guess(own, 'wrong');
  expect(await guess(own, testPassword), 'a stolen browser is counted too').toBe(429);
});

test('an unknown address is counted and answered as a known one', async () => {
  const app = await relyingParty(first);
  const statuses = [];
  for (let index = 0; index < 11; index += 1) {
    statuses.push((await app.browser.fillIn(await app.begin(), { email: 'nobody@example.no', password: 'wrong' })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('links to a new password are limited', async () => {
  const { browser } = await relyingParty(second);
  const ask = async () =>
    (await browser.fillIn(await browser.visit(`${second.publicUrl}/no/forgot-password`), { email: 'flood@example.no' })).status;
  expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual([200, 200, 200, 200]);
  expect(await ask()).toBe(429);
});

test('an account is created five times an hour for an address', async () => {
  const { begin, browser } = await relyingParty(second);
  const person = { givenName: 'Kari', familyName: 'Nordmann', email: 'again@example.no', password: 'fire grønne epler' };
  const create = async () => (await browser.fillIn(await begin({ prompt: 'create' }), person)).status;
  for (let index = 0; index < 5; index += 1) expect(await create()).toBe(303);
  expect(await create()).toBe(429);
  second.clock.advance(60 * 60_000 + 1000);
  expect(await create()).toBe(303);
});

describe('a link to a new password', () => {
  const weak = { password: 'kort', repeat: 'kort' };
  const fresh = { password: 'fire grønne epler', repeat: 'fire grønne epler' };

  async function linkFor(email: string) {
    first.clock.advance(2 * 60 * 60_000);
    await first.addUser({ email });
    const { browser } = await relyingParty(first);
    await browser.fillIn(await browser.visit(`${first.publicUrl}/no/forgot-password`), { email });
    const [link = ''] = /\S+reset-password\S+/.exec(first.mails.at(-1)?.text ?? '') ?? [];
    const page = await browser.visit(link);
    const guess = (token: string) => browser.visit(page.address, { fields: { ...hiddenFields(page.text), ...weak, token } });
    return { choose: async (typed: typeof weak) => (await browser.fillIn(page, typed)).status, guess };
  }

  test('may be tried ten times', async () => {
    const { choose } = await linkFor('ten@example.no');
    for (let index = 0; index < 10; index += 1) expect(await choose(weak)).toBe(400);
    expect(await choose(fresh)).toBe(410);
  });

  test('opens nothing after a hundred guesses from the same network', async () => {
    const { choose, guess } = await linkFor('hundred@example.no');
    await Promise.all(Array.from({ length: 99 }, (_, index) => guess(`guess-${index}`)));
    expect([await choose(weak), await choose(fresh)]).toEqual([400, 410]);
  });
});
