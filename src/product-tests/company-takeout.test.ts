import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { uploadForCompany, uploadForPerson } from '#features/files/testing/uploaded.ts';
import { sweepFiles } from '#features/files/server/sweep.ts';
import { updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { doWork } from '#testing/do-work.ts';
import type { TestCompany } from '#testing/server.ts';
import { testServer } from '#testing/server.ts';
import { unzipped } from '#kernel/testing/zip.ts';
import { downloadTakeout, getTakeouts, takeOutCompany } from '#features/takeout/contract/endpoints.ts';
import type { CompanyTakeout } from '#features/takeout/contract/entities.ts';
import { expireTakeouts } from '#features/takeout/server/whole/pack-company.ts';

const server = await testServer();
const hour = 3_600_000;

/** Requests a takeout, runs its job, and returns its entry in the list. */
async function packed(company: TestCompany): Promise<CompanyTakeout | undefined> {
  await company.admin.call(takeOutCompany, {});
  await doWork(server, company.companyId);
  return (await listed(company))[0];
}
const listed = async ({ admin }: TestCompany) => (await admin.call(getTakeouts, {})).json['takeouts'] as CompanyTakeout[];

describe('a takeout of the company', () => {
  test('holds every table and every file, with what is sealed opened, and comes by mail', async () => {
    const [company, other] = [await server.newCompany(), await server.newCompany('Nabo AS')];
    const person = await company.person('employee', { firstName: 'Åse' });
    await person.call(updateCompanyUser, {
      body: { id: person.companyUserId, companyId: company.companyId, version: 1, allergies: 'Nøtter' },
    });
    await uploadForCompany(company.admin);
    await uploadForPerson(company.admin, person.companyUserId);
    const takeout = await packed(company);
    expect(takeout).toMatchObject({ state: 'ready', percent: 100, askedByFullName: 'Kari Nordmann' });
    const download = await company.admin.call(downloadTakeout, { query: { takeoutId: takeout?.takeoutId } });
    expect([download.status, download.bytes.length]).toEqual([200, takeout?.size]);
    const files = unzipped(download.bytes);
    const json = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');
    expect(json('takeout.json')).toMatchObject({ format: 'samspill-company', formatVersion: 1, company: { companyId: company.companyId } });
    const tables = [...server.services.registers.of(takeoutShares)].flatMap(([feature, share]) =>
      share.tables.filter(({ section }) => section === undefined).map(({ table }) => `data/${feature}/${table}.json`),
    );
    expect(tables.filter((name) => !Array.isArray(json(name)))).toEqual([]);
    expect(json('data/people/company_user.json')).toHaveLength(2);
    expect(json('data/people/company_user_secret.json')).toMatchObject([{ allergies: 'Nøtter' }]);
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(2);
    expect([...files.values()].join('')).not.toContain('Nabo AS');
    expect(other.companyId).not.toBe(company.companyId);
    expect((await server.mails())[0]).toMatchObject({ subject: 'Eksporten av Fjord og Fjell AS er klar' });
  });

  test('is for system admins who have signed in a short while ago', async () => {
    const company = await server.newCompany();
    const takeout = await packed(company);
    const office = await company.person('officeadmin');
    const query = { takeoutId: takeout?.takeoutId };
    expect((await office.call(takeOutCompany, {})).codes).toEqual(['accesscontrol.OnlySystemAdmin']);
    expect((await office.call(downloadTakeout, { query })).codes).toEqual(['accesscontrol.OnlySystemAdmin']);
    expect((await office.call(getTakeouts, {})).json).toMatchObject({ isDecider: false, takeouts: [] });
    const other = await server.newCompany();
    expect((await other.admin.call(downloadTakeout, { query })).status).toBe(404);
    server.clock.advance(hour);
    expect((await company.admin.call(getTakeouts, {})).json).toMatchObject({ isDecider: true, isSignInRecent: false });
    expect((await company.admin.call(takeOutCompany, {})).codes).toEqual(['authentication.RecentSignInRequired']);
    expect((await company.admin.call(downloadTakeout, { query })).codes).toEqual(['authentication.RecentSignInRequired']);
  });

  test('is one at a time, is kept from the sweeper for its days, and then gone', async () => {
    const company = await server.newCompany();
    const [first, second] = [await company.admin.call(takeOutCompany, {}), await company.admin.call(takeOutCompany, {})];
    expect(first.json['jobId']).toBe(second.json['jobId']);
    await doWork(server, company.companyId);
    const stored = async () => {
      const keys: string[] = [];
      for await (const key of server.services.fileStore.keys()) if (key.companyId === company.companyId) keys.push(key.sha256);
      return keys.length;
    };
    server.clock.advance(2 * hour);
    await sweepFiles(server.services);
    expect(await stored()).toBe(1);
    server.clock.advance(7 * 24 * hour);
    await expireTakeouts(server.services);
    server.clock.advance(2 * hour);
    await sweepFiles(server.services);
    expect([
      await stored(),
      (await server.database.forCompany(company.companyId, async ({ tx }) => (await sql`select from company_takeout`.execute(tx)).rows))
        .length,
    ]).toEqual([0, 0]);
  });

  test('stands before those that were asked for earlier', async () => {
    const company = await server.newCompany();
    const first = await packed(company);
    server.clock.advance(60_000);
    const second = await packed(company);
    expect((await listed(company)).map(({ takeoutId }) => takeoutId)).toEqual([second?.takeoutId, first?.takeoutId]);
    expect(second?.takeoutId).not.toBe(first?.takeoutId);
  });

  test('that fails says so, and another may be asked for', async () => {
    const company = await server.newCompany();
    const { id } = await uploadForCompany(company.admin);
    expect(id).not.toBe('');
    await server.services.fileStore.removeCompany(company.companyId);
    await expect(packed(company)).rejects.toThrow();
    // Until its last try it may still come.
    expect((await listed(company))[0]).toMatchObject({ state: 'running' });
    await expect(doWork(server, company.companyId)).rejects.toThrow();
    await expect(doWork(server, company.companyId)).rejects.toThrow();
    expect((await listed(company))[0]).toMatchObject({ state: 'failed' });
    expect((await company.admin.call(takeOutCompany, {})).status).toBe(200);
  });

  test('of 10,000 people with 60 MB of remarks holds little of it at a time', async () => {
    const company = await server.newCompany();
    const { companyId } = company;
    await server.database.forCompany(companyId, async ({ tx }) => {
      await sql`insert into company_user (company_id, id, state, role, first_name, last_name, search_text, notes, created_at, updated_at)
        select ${companyId}, gen_random_uuid(), 'active', 'employee', 'Ola', n::text, '', repeat('fjord ', 1000), now(), now()
        from generate_series(1, 10000) n`.execute(tx);
    });
    // Counts only reachable memory, not garbage.
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const held = () => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const start = held();
    let most = start;
    // Counting stops everything else: at most a fifth of the time goes to it, however much the other tests of the process hold.
    const watch = async (signal: AbortSignal): Promise<void> => {
      while (!signal.aborted) {
        const began = performance.now();
        most = Math.max(most, held());
        await pause(Math.max(1000, 4 * (performance.now() - began)));
      }
    };
    const end = new AbortController();
    const [takeout] = await Promise.all([packed(company).finally(() => end.abort()), watch(end.signal)]);
    expect(takeout).toMatchObject({ state: 'ready' });
    expect((most - start) / 1_048_576).toBeLessThan(30);
  });
});
