import type { Example, Examples, World } from '#testing/examples.ts';
import { addStaff } from '#features/people/testing/staff.ts';
import { newId } from '#kernel/server/id.ts';
import { historyColumns, syncColumns } from '../contract/endpoints-sync-files.ts';
import type { integrations } from '../contract/index.ts';
import type { AccountingSystem } from '../contract/kinds.ts';
import { nothing, sealContent, sealFormer } from '../server/sync/row-content.ts';
import { insertRows, readRows, saveResults } from '../server/sync/store-rows.ts';
import { insertSync, writeState } from '../server/sync/store-sync.ts';
import { comparedWith } from './comparison-examples.ts';

/** A sync that has added somebody here. Answers its id. */
export async function syncedWith({ server, company }: Pick<World, 'server' | 'company'>, system: AccountingSystem): Promise<string> {
  const { database, services, clock } = server;
  const syncId = newId();
  const { companyId, admin } = company;
  const now = clock.now();
  await database.forCompany(companyId, async (unit) => {
    const [person = ''] = await addStaff(unit, [{ firstName: 'Kari', lastName: 'Hansen' }], services.secrets);
    await insertSync(unit, { syncId, system, usesOurData: true, choice: '', startedBy: String(admin.companyUserId), now });
    const former = sealFormer(services.secrets, {}, { companyId, syncId, number: 1 });
    const content = sealContent(services.secrets, { ...nothing, fullName: 'Kari Hansen' }, { companyId, syncId, number: 1 });
    await insertRows(unit, syncId, [{ number: 1, action: 'addHere', companyUserId: null, externalId: '1', content }]);
    const rows = await readRows(unit, syncId);
    await saveResults(
      unit,
      syncId,
      rows.map((row) => ({ ...row, fate: 'added' as const, companyUserId: person, writtenVersion: 1, former })),
    );
    await writeState(unit, syncId, { state: 'done', now });
  });
  return syncId;
}

const syncing = (system: AccountingSystem): Example => ({
  input: async (world) => ({ body: { comparisonId: await comparedWith(world, system) } }),
  foreign: async (world, other) => {
    await comparedWith(world, system);
    return { body: { comparisonId: await comparedWith(other, system) } };
  },
});
const growSyncs = async (world: World, count: number): Promise<void> => {
  for (let number = 0; number < Math.min(count, 40); number += 1) await syncedWith(world, 'tripletex');
};

const syncFile = { columns: syncColumns, format: 'csv' };
const historyFile = { provider: 'tripletex', columns: historyColumns, format: 'csv' };

/** A valid input for each call about syncs. */
export const syncExamples: Pick<
  Examples<typeof integrations>,
  'syncPowerOffice' | 'syncTripletex' | 'syncUniMicro' | 'getSyncState' | 'getSyncHistory' | 'undoSync' | 'exportSync' | 'exportSyncHistory'
> = {
  syncPowerOffice: syncing('poweroffice'),
  syncTripletex: syncing('tripletex'),
  syncUniMicro: syncing('unimicro'),
  getSyncState: {
    input: async (world) => ({ query: { provider: 'tripletex', syncId: await syncedWith(world, 'tripletex') } }),
    foreign: async (_world, other) => ({ query: { provider: 'tripletex', syncId: await syncedWith(other, 'tripletex') } }),
    grow: growSyncs,
  },
  getSyncHistory: { input: () => ({ query: { provider: 'tripletex' } }), grow: growSyncs },
  undoSync: {
    input: async (world) => ({ body: { syncId: await syncedWith(world, 'tripletex') } }),
    foreign: async (_world, other) => ({ body: { syncId: await syncedWith(other, 'tripletex') } }),
  },
  exportSync: {
    input: async (world) => ({ body: { ...syncFile, syncId: await syncedWith(world, 'tripletex'), rows: [0] } }),
    foreign: async (_world, other) => ({ body: { ...syncFile, syncId: await syncedWith(other, 'tripletex'), rows: [0] } }),
  },
  exportSyncHistory: {
    input: async (world) => ({ body: { ...historyFile, rows: [await syncedWith(world, 'tripletex')] } }),
    foreign: async (_world, other) => ({ body: { ...historyFile, rows: [await syncedWith(other, 'tripletex')] } }),
  },
};
