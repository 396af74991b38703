import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { newId } from '#kernel/server/id.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { Caller } from '#testing/caller.ts';
import { openPage } from '#testing/live-client.ts';
import type { Page } from '#testing/live-client.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });

const pages: Page[] = [];
afterEach(async () => {
  for (const { hub } of pages.splice(0)) await hub.stop();
});
/** Connects a user whose page reports how many milliseconds ago it was read, or omits it. */
async function page(who: Caller, readBefore?: number): Promise<Page> {
  const opened = await openPage(address, who, readBefore === undefined ? {} : { readBefore });
  pages.push(opened);
  return opened;
}

const twoPeople = async () => {
  const { admin, person } = await server.newCompany();
  return { admin, reader: await person('hradmin') };
};
const edit = (who: Caller) => ({ body: { companyId: who.companyId, id: who.companyUserId, version: 1, team: 'Nord' } });
const personLine = (who: Caller) => `${who.companyId} companyUser ${who.companyUserId}`;
const soon = { interval: 20 };
/** Returns the milliseconds since this was called. */
function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.ceil(performance.now() - start);
}
/** Long enough to detect an unexpected message. */
const settle = () => pause(300);

describe('a page that was read before it was connected', () => {
  test('is told what changed meanwhile in its company, and nothing older', async () => {
    // The server adds two seconds to the reported time, and must have listened that long; on a busy machine it begins to listen late.
    await pause(4_100);
    const passed = stopwatch();
    const [{ admin, reader }, others] = [await twoPeople(), await twoPeople()];
    const early = await page(reader);
    await others.admin.call(updateCompanyUser, edit(others.admin));
    await admin.call(updateCompanyUser, edit(admin));
    await expect.poll(early.lines, soon).toEqual([personLine(admin)]);
    const [reading, unasked] = [await page(reader, passed()), await page(reader)];
    await expect.poll(reading.lines, soon).toContain(personLine(admin));
    expect(reading.lines()).not.toContain(personLine(others.admin));
    await pause(2_100);
    const newer = await page(reader, 0);
    await settle();
    expect([unasked.lines(), newer.lines(), reading.missed()]).toEqual([[], [], 0]);
  });

  test('asks for everything when that was before anybody listened', async () => {
    const { reader } = await twoPeople();
    const reading = await page(reader, 3_600_000);
    await expect.poll(reading.missed, soon).toBe(1);
  });

  test('is not told what is meant for others', async () => {
    const passed = stopwatch();
    const { admin, reader } = await twoPeople();
    const addressed = await page(admin);
    const entityId = newId();
    await server.database.forCompany(admin.companyId ?? 0, async (company) =>
      publishChanges(company, { entity: 'notification', entityId, companyUserIds: [admin.companyUserId ?? ''] }),
    );
    const line = `${admin.companyId} notification ${entityId}`;
    await expect.poll(addressed.lines, soon).toContain(line);
    const [theirs, own] = [await page(reader, passed()), await page(admin, passed())];
    await expect.poll(own.lines, soon).toContain(line);
    await settle();
    expect(theirs.lines()).not.toContain(line);
  });
});
