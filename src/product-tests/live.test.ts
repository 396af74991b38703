import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { compose } from '#app/server/compose.ts';
import { openLog } from '#app/server/log.ts';
import { apiServer } from '#app/server/web-server.ts';
import { endSession, sessions } from '#features/account/contract/endpoints.ts';
import { createCompanyUser, getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { newId } from '#kernel/server/id.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import type { Caller } from '#testing/caller.ts';
import type { Page } from '#testing/live-client.ts';
import { endOf, headersOf, openPage, openSocket } from '#testing/live-client.ts';
import { testPublicUrl } from '#testing/public-url.ts';
import { testServer } from '#testing/server.ts';

// Two servers on one database, like two processes; the client is the official one.
const server = await testServer();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const otherDatabase = await connectDatabase(server.connection);
const { config, clock } = server;
const other = await compose({ config, database: otherDatabase, clock, log: openLog('silent'), ownAddress: () => testPublicUrl });
const otherApp = await apiServer(other);
const otherAddress = await otherApp.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await otherApp.close();
  await other.queue.stop();
  await otherDatabase.close();
});

const pages: Page[] = [];
afterEach(async () => {
  for (const { hub } of pages.splice(0)) await hub.stop();
});
async function page(who: Caller, where = address): Promise<Page> {
  const opened = await openPage(where, who);
  pages.push(opened);
  return opened;
}

const twoPeople = async () => {
  const company = await server.newCompany();
  return { company, admin: company.admin, reader: await company.person('hradmin') };
};
const edit = (who: Caller, version = 1) => ({
  body: { companyId: who.companyId, id: who.companyUserId, version, team: 'Nord' },
});
const personLine = (who: Caller) => `${who.companyId} companyUser ${who.companyUserId}`;
const soon = { interval: 20 };
/** Long enough to detect an unexpected message. */
const settle = () => pause(300);

describe('who hears of a change', () => {
  test('everybody else of the company, at once and by id', async () => {
    const { admin, reader } = await twoPeople();
    const reading = await page(reader);
    expect(reading.registered).toEqual({ companyIds: [admin.companyId], isSame: true });
    expect((await admin.call(updateCompanyUser, edit(admin))).status).toBe(200);
    await expect.poll(reading.lines, soon).toEqual([personLine(admin)]);
    expect(reading.told).toEqual([{ companyId: admin.companyId, changes: [{ entity: 'companyUser', entityId: admin.companyUserId }] }]);
  });

  test('the page that made it does not, and the same person’s other page does', async () => {
    const { admin } = await twoPeople();
    const [writing, second] = [await page(admin), await page(admin)];
    await admin.call(updateCompanyUser, edit(admin), { 'x-signalr-id': writing.connectionId });
    await expect.poll(second.lines, soon).toEqual([personLine(admin)]);
    await settle();
    expect(writing.lines()).toEqual([]);
  });

  test('another company never does, whatever its client says that it is', async () => {
    const [ours, theirs] = [await twoPeople(), await twoPeople()];
    const { companyUserId = '', companyId = 0 } = ours.admin;
    const forging = await openPage(address, theirs.admin, { companyUserId, companyIds: [companyId, theirs.company.companyId] });
    pages.push(forging);
    expect(forging.registered).toEqual({ companyIds: [theirs.company.companyId], isSame: false });
    const honest = await page(ours.reader);
    await ours.admin.call(updateCompanyUser, edit(ours.admin));
    await expect.poll(honest.lines, soon).toHaveLength(1);
    await settle();
    expect(forging.lines()).toEqual([]);
  });

  test('a page of another process does', async () => {
    const { admin, reader } = await twoPeople();
    const [here, there] = [await page(reader), await page(reader, otherAddress)];
    await admin.call(updateCompanyUser, edit(admin));
    await expect.poll(there.lines, soon).toEqual([personLine(admin)]);
    await expect.poll(here.lines, soon).toEqual([personLine(admin)]);
  });

  test('a refused call, a look and a rolled-back transaction tell nothing', async () => {
    const { admin, reader } = await twoPeople();
    const reading = await page(admin);
    expect((await reader.call(updateCompanyUser, edit(admin, 99))).status).toBe(409);
    await reader.call(getCompanyUser, { query: { companyUserEncrId: admin.companyUserId, shouldLog: true } });
    const undone = server.database.forCompany(admin.companyId ?? 0, async (company) => {
      publishChanges(company, { entity: 'companyUser', entityId: newId() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await settle();
    expect(reading.lines()).toEqual([]);
  });

  test('somebody who is pending, inactive or without a proven address does not', async () => {
    const { company, admin } = await twoPeople();
    const wishes = [{ state: 'pending' as const }, { state: 'inactive' as const }, { emailVerified: false }];
    for (const wish of wishes) {
      const { registered } = await page(await company.person('employee', wish));
      expect(registered).toEqual({ companyIds: [], isSame: false });
    }
    await server.database.forCompany(company.companyId, ({ tx, id }) =>
      sql`update company set mfa_required = true where company_id = ${id}`.execute(tx),
    );
    expect((await page(admin)).registered.companyIds).toEqual([]);
  });

  test('only the person who is addressed, when a message is for one', async () => {
    const { admin, reader } = await twoPeople();
    const [hers, his] = [await page(admin), await page(reader)];
    const entityId = newId();
    await server.database.forCompany(admin.companyId ?? 0, async (company) =>
      publishChanges(company, { entity: 'notification', entityId, companyUserIds: [reader.companyUserId ?? ''] }),
    );
    await expect.poll(his.lines, soon).toEqual([`${admin.companyId} notification ${entityId}`]);
    await settle();
    expect(hers.lines()).toEqual([]);
  });

  test('of many changes at once that they are many', async () => {
    const { admin, reader } = await twoPeople();
    const reading = await page(reader);
    const by = systemCaller('test', { at: clock.now() });
    const changes = Array.from({ length: 400 }, () => ({ entity: 'companyUser', entityId: newId() }));
    await server.database.forCompany(admin.companyId ?? 0, (company) => writeAudit(company, by, changes));
    await expect.poll(reading.lines, soon).toEqual([`${admin.companyId} companyUser many`]);
  });
});

describe('how a connection ends', () => {
  test('the end of its session ends it, in every process', async () => {
    const { admin } = await twoPeople();
    const [here, there] = [await page(admin), await page(admin, otherAddress)];
    const { json } = await admin.call(sessions);
    const [own] = json['sessions'] as { sessionId: string }[];
    expect((await admin.call(endSession, { body: own })).status).toBe(200);
    await Promise.all([here.closed, there.closed]);
    await expect(openPage(address, admin)).rejects.toThrow('401');
  });

  test('ending another session ends that one’s alone', async () => {
    const { company, admin } = await twoPeople();
    const elsewhere = await page(admin);
    const second = await company.person('employee');
    await server.database.transaction(({ tx }) =>
      sql`update session set account_id = ${admin.accountId}::uuid where account_id = ${second.accountId}::uuid`.execute(tx),
    );
    const here = await page({ ...second, companyUserId: admin.companyUserId ?? '' });
    const { json } = await second.call(sessions);
    const ended = (json['sessions'] as { sessionId: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent);
    await second.call(endSession, { body: { sessionId: ended?.sessionId } });
    await elsewhere.closed;
    expect(here.hub.state).toBe('Connected');
  });

  test('a session that runs out ends it, and one that was kept alive does not', async () => {
    const { admin, reader } = await twoPeople();
    const [kept, idle] = [await page(admin), await page(reader)];
    const before = clock.now().toISOString();
    clock.advance(7 * 3_600_000);
    expect((await admin.call(sessions)).status).toBe(200);
    clock.advance(2 * 3_600_000);
    await idle.closed;
    await settle();
    expect(kept.hub.state).toBe('Connected');
    clock.set(before);
  });

  test('losing one’s place in the company ends it', async () => {
    const { company, admin, reader } = await twoPeople();
    const reading = await page(reader);
    await server.database.forCompany(company.companyId, async (unit) => {
      await sql`update company_user set state = 'inactive' where company_id = ${unit.id} and id = ${reader.companyUserId}::uuid`.execute(
        unit.tx,
      );
      const by = systemCaller('test', { at: clock.now() });
      await writeAudit(unit, by, [{ entity: 'companyUser', entityId: reader.companyUserId ?? '' }]);
    });
    expect(String(await reading.closed)).toContain('Access has ended');
    // The person's own page is informed first, so that it can explain the change.
    expect(reading.lines()).toEqual([personLine(reader)]);
    await admin.call(updateCompanyUser, edit(admin));
    await settle();
    expect(reading.lines()).toHaveLength(1);
  });

  test('a changed role that keeps its place does not', async () => {
    const { company, reader } = await twoPeople();
    const reading = await page(reader);
    const added = await company.admin.call(createCompanyUser, {
      body: { companyId: company.companyId, firstName: 'Ny', lastName: 'Ansatt' },
    });
    expect(added.status).toBe(200);
    await company.admin.call(updateCompanyUser, edit(reader));
    await expect.poll(reading.lines, soon).toHaveLength(2);
    await settle();
    expect(reading.hub.state).toBe('Connected');
  });

  test('a lost database connection makes everybody ask anew', async () => {
    const { admin, reader } = await twoPeople();
    const reading = await page(reader);
    await server.database.transaction(({ tx }) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`.execute(tx),
    );
    await expect.poll(reading.missed, soon).toBe(1);
    await admin.call(updateCompanyUser, edit(admin));
    await expect.poll(reading.lines, soon).toEqual([personLine(admin)]);
  });
});

test('a stopped process says goodbye so that its pages come back', async () => {
  const { admin } = await server.newCompany();
  const app = await apiServer(other);
  const away = await app.listen({ port: 0, host: '127.0.0.1' });
  const reading = await page(admin, away);
  // A reconnecting page must not be accepted again by the stopping process.
  const backAgain = reading.closed.then(() => endOf(openSocket(away, headersOf(admin))));
  await app.close();
  expect(await backAgain).not.toEqual({ code: 1000 });
});

test('what people who listen cost is in the metrics', async () => {
  const { admin } = await server.newCompany();
  await page(admin);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toMatch(/samspill_live_connections [1-9]/);
});
