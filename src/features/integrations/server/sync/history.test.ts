import { expect, test } from 'vitest';
import { add } from '#kernel/server/registers.ts';
import { newId } from '#kernel/server/id.ts';
import { testServer } from '#testing/server.ts';
import { exportSyncHistory, historyColumns } from '../../contract/endpoints-sync-files.ts';
import { getSyncHistory } from '../../contract/endpoints-sync.ts';
import { syncsKept, type AccountingSystem } from '../../contract/kinds.ts';
import { comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, kari, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';
import { insertSync, writeState } from './store-sync.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { clock, database } = server;
const { connected } = syncTools(server, tripletex);

test('the last 50 syncs with a system are kept, are a list and a file, and take none of another system', async () => {
  const company = await connected(kari);
  const { admin, companyId } = company;
  /** Syncs that ended, one a minute up to now; the newest first. */
  const ended = (system: AccountingSystem, count: number): Promise<string[]> =>
    database.forCompany(companyId, async (unit) => {
      const ids = Array.from({ length: count }, () => newId());
      for (const [place, syncId] of ids.entries()) {
        const now = new Date(clock.now().getTime() - (place + 1) * 60_000);
        await insertSync(unit, { syncId, system, usesOurData: true, choice: 'x', startedBy: String(admin.companyUserId), now });
        await writeState(unit, syncId, { state: 'done', now });
      }
      return ids;
    });
  const others = await ended('poweroffice', 1);
  const earlier = await ended('tripletex', 55);
  const compared = await comparisonOf(server, company);
  const { syncId } = await syncOf(server, company, everybody(compared, company));

  const listed = async (system: AccountingSystem) => {
    const { json } = await admin.call(getSyncHistory, { query: { provider: system } });
    return getSyncHistory.answer.parse(json).syncs.map((sync) => sync.syncId);
  };
  const newest = [syncId, ...earlier.slice(0, syncsKept - 1)];
  expect([newest.length, await listed('tripletex'), await listed('poweroffice')]).toEqual([50, newest, others]);

  const fileOf = (rows: readonly (string | undefined)[]) =>
    admin.call(exportSyncHistory, { body: { provider: 'tripletex', rows, columns: historyColumns, format: 'csv' } });
  const file = await fileOf(newest);
  const [, first, ...rest] = file.bytes.toString().trim().split(/\r?\n/);
  expect(first).toContain(';Ferdig;0;1;0;0;Kari Nordmann');
  expect(rest).toHaveLength(49);
  expect(rest.every((line) => line.includes(';Ferdig;0;0;0;0;Kari Nordmann'))).toBe(true);
  const forgotten = await fileOf([earlier.at(-1)]);
  expect([forgotten.status, forgotten.codes]).toEqual([404, ['common.NotFound']]);
});
