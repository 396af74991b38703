import { expect, test } from 'vitest';
import { createApiKey } from '#features/account/contract/endpoints.ts';
import { add } from '#kernel/server/registers.ts';
import type { Permission } from '#kernel/contract/permissions.ts';
import type { Caller } from '#testing/caller.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';
import { getSyncHistory, getSyncState, syncTripletex, undoSync } from '../../contract/endpoints-sync.ts';
import type { Sync } from '../../contract/entities.ts';
import { comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, outcomesOf, kari, ola, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { connected, personOf } = syncTools(server, tripletex);

async function keyWith({ admin }: TestCompany, permissions: Permission[]): Promise<Caller> {
  const { json } = await admin.call(createApiKey, { body: { name: 'Regnskap', permissions } });
  return server.nobody.with({ bearer: String(json['key']) });
}

/** Kari differs both ways in what a gap here and her department say, and Ola is only here, Eva only there. */
async function compared() {
  const company = await connected({ ...kari, department: 'Salg' }, ola);
  tripletex.add({ ...kari, department: 'Drift' });
  tripletex.add({ firstName: 'Eva', lastName: 'Li' });
  const comparison = await comparisonOf(server, company);
  return { company, chosen: everybody(comparison, company) };
}

test('without the right to edit people, a key adds and changes nobody here, and takes nothing back', async () => {
  const { company, chosen } = await compared();
  const bot = await keyWith(company, ['Integrations']);
  const nobodyNew = { ...chosen, addToSamspillExternalIds: [] };
  for (const body of [
    { ...nobodyNew, addToSamspillExternalIds: chosen.addToSamspillExternalIds, crossSyncCompanyUserIds: [] },
    { ...nobodyNew, useSamspillData: false },
    { ...nobodyNew, overrides: { [company.ids[0] ?? '']: { department: 'external' } } },
  ]) {
    const refused = await bot.call(syncTripletex, { body });
    expect([refused.status, refused.codes, refused.json['details']]).toEqual([403, ['common.Forbidden'], { permission: 'EmployeesEdit' }]);
  }
  const history = await company.admin.call(getSyncHistory, { query: { provider: 'tripletex' } });
  expect(history.json['syncs']).toEqual([]);
  expect(await personOf(company, company.ids[0])).toMatchObject({ department: 'Salg' });
  const done = await syncOf(server, company, { ...chosen, crossSyncCompanyUserIds: [], addToExternalCompanyUserIds: [] });
  expect((await bot.call(undoSync, { body: { syncId: done.syncId } })).codes).toEqual(['common.Forbidden']);
  const seen = await bot.call(getSyncState, { query: { provider: 'tripletex' } });
  expect((seen.json['sync'] as Sync).canUndo).toBe(false);
});

test('without it, people are added and changed there', async () => {
  const { company, chosen } = await compared();
  const bot = await keyWith(company, ['Integrations']);
  const started = await bot.call(syncTripletex, { body: { ...chosen, addToSamspillExternalIds: [] } });
  expect(started.status).toBe(200);
  await doWork(server, company.companyId);
  const { json } = await bot.call(getSyncState, { query: { provider: 'tripletex' } });
  expect(outcomesOf(json['sync'] as Sync)).toEqual(['addThere Ola Moe added', 'level Kari Hansen updated']);
});

test('with it, a key does both, and the answer says what may be done', async () => {
  const { company, chosen } = await compared();
  const permissionsOf = async (who: Caller) => {
    const { integrations } = getIntegrations.answer.parse((await who.call(getIntegrations)).json);
    return integrations.find(({ provider }) => provider === 'tripletex')?.permissions;
  };
  expect(await permissionsOf(await keyWith(company, ['Integrations']))).toEqual({ connect: true, sync: true, syncHere: false });
  const bot = await keyWith(company, ['Integrations', 'EmployeesEdit']);
  expect(await permissionsOf(bot)).toEqual({ connect: true, sync: true, syncHere: true });
  expect((await bot.call(syncTripletex, { body: { ...chosen, useSamspillData: false } })).status).toBe(200);
  await doWork(server, company.companyId);
  const state = await bot.call(getSyncState, { query: { provider: 'tripletex' } });
  const sync = state.json['sync'] as Sync;
  expect([sync.canUndo, sync.state]).toEqual([true, 'done']);
  expect((await bot.call(undoSync, { body: { syncId: sync.syncId } })).status).toBe(200);
});

test('a sync that an HR admin starts gives a System Admin who has not signed in no other address', async () => {
  const company = await connected({ ...kari, role: 'systemadmin' }, ola);
  tripletex.add({ ...kari, emailAddress: 'kari@annet.no' });
  tripletex.add({ ...ola, emailAddress: 'ola@annet.no' });
  const hr = await company.person('hradmin');
  const chosen = everybody(await comparisonOf(server, company), company);
  const body = { ...chosen, addToExternalCompanyUserIds: [], useSamspillData: false };
  expect((await hr.call(syncTripletex, { body })).codes).toEqual([]);
  await doWork(server, company.companyId);
  const { json } = await hr.call(getSyncState, { query: { provider: 'tripletex' } });
  expect(outcomesOf(json['sync'] as Sync)).toEqual(['level Kari Hansen skipped aboveOwn', 'level Ola Moe updated']);
  expect(await personOf(company, company.ids[0])).toMatchObject({ emailAddress: 'kari@firma.no' });
});
