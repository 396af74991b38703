import { expect, test } from 'vitest';
import { add } from '#kernel/server/registers.ts';
import { runWork } from '#kernel/server/work/run-work.ts';
import { readWork } from '#kernel/server/work/store-work.ts';
import type { TestAnswer } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getSyncHistory, syncPowerOffice, syncTripletex } from '../../contract/endpoints-sync.ts';
import { Sync } from '../../contract/entities.ts';
import { comparisonOf, connectSystem } from '../../testing/connected-company.ts';
import { inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, kari, ola, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';
import { syncWork } from './sync-work.ts';

const tripletex = inMemoryProvider('tripletex');
const powerOffice = inMemoryProvider('poweroffice');
const server = await testServer({}, [add(standInProviders, tripletex, powerOffice)]);
const { database, services } = server;
const { connected } = syncTools(server, tripletex);

const syncIdOf = ({ json }: TestAnswer): string => Sync.parse(json['sync']).syncId;

test('of syncs that are started at once with a system, each with another choice, one runs and is carried out once', async () => {
  const company = await connected(kari, ola);
  const { admin, companyId } = company;
  await connectSystem(server, company, 'poweroffice');
  const compared = await comparisonOf(server, company);
  const elsewhere = await comparisonOf(server, company, { system: 'poweroffice' });
  const all = everybody(compared, company);
  const choices = [all, { ...all, useSamspillData: false }, ...company.ids.map((id) => ({ ...all, addToExternalCompanyUserIds: [id] }))];
  const people = [admin, await company.person('systemadmin')];
  const [meanwhile, ...answers] = await Promise.all([
    admin.call(syncPowerOffice, { body: everybody(elsewhere, company) }),
    ...people.flatMap((who) => choices.map((body) => who.call(syncTripletex, { body }))),
  ]);
  const begun = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ codes }) => codes.join() === 'integrations.SyncRunning');
  expect([meanwhile.status, begun.length, refused.length]).toEqual([200, 1, 7]);

  // Several workers take them at the same moment.
  const rows = await database.forCompany(companyId, (unit) => readWork(unit, 10));
  const waiting = rows.filter(({ kind, state }) => kind === syncWork.name && state === 'queued');
  expect(waiting).toHaveLength(2);
  const tries = waiting.flatMap(({ workId, recordId }) => Array.from({ length: 4 }, () => ({ companyId, workId, recordId })));
  await Promise.all(tries.map((place) => runWork(services, syncWork, place)));
  const { json } = await admin.call(getSyncHistory, { query: { provider: 'tripletex' } });
  const [ended, ...others] = getSyncHistory.answer.parse(json).syncs;
  expect([ended?.state, ended?.syncId, others]).toEqual(['done', begun.map(syncIdOf)[0], []]);
  expect(ended?.addedThere).toBe(tripletex.people.length);
  expect(tripletex.asked.create).toBe(tripletex.people.length);
  expect(powerOffice.people.map(({ fields }) => fields.firstName)).toEqual(['Kari', 'Ola']);
});

test('the same call that is sent many times at once is one sync', async () => {
  const company = await connected(kari);
  const compared = await comparisonOf(server, company);
  const body = everybody(compared, company);
  const answers = await Promise.all(Array.from({ length: 8 }, () => company.admin.call(syncTripletex, { body })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(new Set(answers.map(syncIdOf)).size).toBe(1);
});
