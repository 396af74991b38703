import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { movableClock } from './clock.ts';
import { createSecrets } from './create-secrets.ts';
import { newId } from './id.ts';
import { rateLimit, requireCompanyRate, requireRate, sweepRateLimits } from './rate-limit.ts';

const { database } = await testDatabase();
const secrets = createSecrets([{ id: 'test', key: randomBytes(32) }]);
const setUp = () => {
  const clock = movableClock('2026-11-21T08:00:00Z');
  return { clock, services: { clock, database, secrets }, rule: { key: `sign-in|${newId()}@example.no`, limit: 3, windowSeconds: 60 } };
};
const keys = () => database.transaction(async ({ tx }) => (await sql<{ key: string }>`select key from rate_limit`.execute(tx)).rows);

describe('a rate limit', () => {
  test('allows so many in a window and says when the next may come', async () => {
    const { clock, services, rule } = setUp();
    const tries = [];
    for (let count = 0; count < 5; count += 1) {
      tries.push(await rateLimit(services, rule));
      clock.advance(1000);
    }
    expect(tries.map(({ allowed, retryAfterSeconds }) => (allowed ? 'yes' : retryAfterSeconds))).toEqual(['yes', 'yes', 'yes', 57, 56]);
    clock.advance(55_000);
    expect(await rateLimit(services, rule)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  });

  test('is not put off by tries that were refused', async () => {
    const { clock, services, rule } = setUp();
    for (let count = 0; count < 10; count += 1) await rateLimit(services, rule);
    clock.advance(60_000);
    expect((await rateLimit(services, rule)).allowed).toBe(true);
  });

  test('counts each key by itself', async () => {
    const { services, rule } = setUp();
    for (let count = 0; count < 4; count += 1) await rateLimit(services, rule);
    expect((await rateLimit(services, { ...rule, key: `sign-in|${newId()}` })).allowed).toBe(true);
  });

  test('allows exactly ten of fifty that come at once', async () => {
    const { services, rule } = setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => rateLimit(services, { ...rule, limit: 10 })));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  test('still counts when the call around it fails', async () => {
    const { services, rule } = setUp();
    const call = async () => {
      await requireRate(services, { ...rule, limit: 1 });
      await database.transaction(async () => {
        throw new Error('wrong password');
      });
    };
    await expect(call()).rejects.toThrow('wrong password');
    const refusal = { code: 'common.TooManyRequests', status: 429, extra: { details: { retryAfterSeconds: 60 } } };
    await expect(call()).rejects.toMatchObject(refusal);
  });

  test('of a company is its own, and counts no call that was refused', async () => {
    const { services, rule } = setUp();
    const act = (companyId: number, refusal?: string) =>
      database.forCompany(companyId, async (company) => {
        await requireCompanyRate(company, services, { ...rule, limit: 1 });
        if (refusal) throw new Error(refusal);
      });
    await expect(act(1, 'not found')).rejects.toThrow('not found');
    await act(1);
    await expect(act(1)).rejects.toMatchObject({ code: 'common.TooManyRequests', status: 429 });
    await act(2);
  });

  test('keeps digests, never what was counted', async () => {
    const { services, rule } = setUp();
    await rateLimit(services, rule);
    const kept = JSON.stringify(await keys());
    expect(kept).toContain(secrets.digest(rule.key, 'rate-limit'));
    expect(kept).not.toContain('example.no');
  });

  test('is forgotten when its window has ended, and not before', async () => {
    const { clock, services, rule } = setUp();
    await rateLimit(services, rule);
    await rateLimit(services, { ...rule, key: newId(), windowSeconds: 10 });
    clock.advance(30_000);
    await sweepRateLimits(services);
    const kept = (await keys()).map(({ key }) => key);
    expect(kept).toContain(secrets.digest(rule.key, 'rate-limit'));
    clock.advance(30_000);
    expect(await sweepRateLimits(services)).toBeGreaterThanOrEqual(1);
    const left = (await keys()).map(({ key }) => key);
    expect(left).not.toContain(secrets.digest(rule.key, 'rate-limit'));
  });
});
