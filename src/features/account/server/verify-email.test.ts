import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { rateLimit } from '#kernel/server/rate-limit.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { currentUser, verifyEmail } from '../contract/endpoints.ts';

const server = await testServer();
const ip = '127.0.0.1';
const send = (who: Caller) => who.call(verifyEmail, { body: {} });
const attempt = (who: Caller) => who.call(verifyEmail, { body: { code: '000000' } });

/** Counts as many attempts from this address as there were of others. */
async function count(action: string, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1)
    await rateLimit(server.services, { key: `${action}|${ip}`, limit: times, windowSeconds: 86_400 });
}

// Counts of addresses last a day.
beforeEach(() => server.clock.advance(86_400_000));

test('the user says when another code may be mailed, and how long the last one works', async () => {
  const who = await server.stranger({ emailVerified: false });
  const times = async (whose: Caller) => (await whose.call(currentUser)).json['user'];
  expect(await times(who)).toMatchObject({ emailCode: null });
  const after = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000).toISOString();
  const emailCode = { againAt: after(60), expiresAt: after(15 * 60) };
  await send(who);
  expect(await times(who)).toMatchObject({ emailCode });
  for (let tried = 0; tried < 5; tried += 1) await attempt(who);
  expect(await times(who)).toMatchObject({ emailCode: { ...emailCode, expiresAt: after(0) } });
  await server.database.transaction(({ tx }) =>
    sql`update account set email_verified = true where id = ${String(who.accountId)}::uuid`.execute(tx),
  );
  expect(await times(who)).toMatchObject({ emailCode: null });
});

describe('codes for an address', () => {
  test('are mailed ten times a day to an account, and a refused one is not counted', async () => {
    const who = await server.stranger({ emailVerified: false });
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send(who)).codes).toEqual([]);
      expect((await send(who)).json['details']).toEqual({ retryAfterSeconds: 60 });
      server.clock.advance(60_000);
    }
    const refused = await send(who);
    expect([refused.status, refused.codes, refused.json['details']]).toEqual([
      429,
      ['common.TooManyRequests'],
      { retryAfterSeconds: 86_400 - 600 },
    ]);
    const other = await server.stranger({ emailVerified: false });
    expect((await send(other)).codes).toEqual([]);
  });

  test('are tried thirty times a day for an account', async () => {
    const who = await server.stranger({ emailVerified: false });
    for (let tried = 0; tried < 30; tried += 1) expect((await attempt(who)).codes).toEqual(['authentication.OtpExpired']);
    expect((await attempt(who)).codes).toEqual(['common.TooManyRequests']);
  });

  test('are mailed a hundred times a day from one address', async () => {
    await count('email-code-send-from', 99);
    expect((await send(await server.stranger({ emailVerified: false }))).codes).toEqual([]);
    expect((await send(await server.stranger({ emailVerified: false }))).codes).toEqual(['common.TooManyRequests']);
  });

  test('are tried three hundred times a day from one address', async () => {
    await count('email-code-try-from', 299);
    expect((await attempt(await server.stranger({ emailVerified: false }))).codes).toEqual(['authentication.OtpExpired']);
    expect((await attempt(await server.stranger({ emailVerified: false }))).codes).toEqual(['common.TooManyRequests']);
  });

  test('that are refused to an address use none of an account’s tries', async () => {
    const who = await server.stranger({ emailVerified: false });
    const key = { key: `email-code-try|${String(who.accountId)}`, limit: 30, windowSeconds: 86_400 };
    for (let tried = 0; tried < 29; tried += 1) await rateLimit(server.services, key);
    await count('email-code-try-from', 300);
    expect((await attempt(who)).codes).toEqual(['common.TooManyRequests']);
    expect((await rateLimit(server.services, key)).allowed).toBe(true);
  });
});
