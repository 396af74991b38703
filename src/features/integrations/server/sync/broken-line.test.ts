import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { add } from '#kernel/server/registers.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';
import { getSyncState, syncTripletex, undoSync } from '../../contract/endpoints-sync.ts';
import { Sync } from '../../contract/entities.ts';
import { comparisonOf, connectSystem, renewKey, syncOf } from '../../testing/connected-company.ts';
import { failing, inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, outcomesOf, kari, ola, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';
import { disconnectTripletex } from '../../contract/endpoints-connections.ts';
import { readConnections } from '../connections/store-connections.ts';
import { resumeStoppedSyncs, resumeSyncs } from './resume-syncs.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { clock, database, services } = server;
const { connected } = syncTools(server, tripletex);

describe('a broken line', () => {
  test.each(['before', 'after'] as const)('%s somebody was added there adds nobody twice', async (moment) => {
    const company = await connected(kari, ola);
    const compared = await comparisonOf(server, company);
    tripletex.fault = failing('uncertain', { on: ['create', 'find'], moment, times: 3 });
    const sync = await syncOf(server, company, everybody(compared, company));
    expect(outcomesOf(sync)).toEqual(['addThere Kari Hansen added', 'addThere Ola Moe added']);
    expect(tripletex.people.map(({ fields }) => fields.firstName)).toEqual(['Kari', 'Ola']);
  });

  test.each(['before', 'after'] as const)('%s somebody was changed there is not taken for somebody else’s change', async (moment) => {
    const company = await connected({ ...kari, department: 'Salg' });
    const theirs = tripletex.add({ ...kari, department: 'Drift', city: 'Oslo' });
    const compared = await comparisonOf(server, company);
    tripletex.fault = failing('uncertain', { on: ['update'], moment, times: 1 });
    const sync = await syncOf(server, company, everybody(compared, company));
    expect(outcomesOf(sync)).toEqual(['level Kari Hansen updated']);
    expect([theirs.fields.department, theirs.version]).toEqual(['Salg', '2']);
  });

  test.each([
    ['create', 'addThere Kari Hansen'],
    ['update', 'level Kari Hansen'],
  ] as const)('at each try of %s stops the sync, counts once against the connection, and it goes on later', async (on, row) => {
    const company = await connected({ ...kari, department: 'Salg' });
    if (on === 'update') tripletex.add({ ...kari, department: 'Drift' });
    const compared = await comparisonOf(server, company);
    tripletex.fault = failing('uncertain', { on: [on] });
    const stopped = await syncOf(server, company, everybody(compared, company));
    expect([stopped.state, stopped.reason, outcomesOf(stopped)]).toEqual([
      'failed',
      'integrations.ProviderUnavailable',
      [`${row} waiting`],
    ]);
    const [connection] = await database.forCompany(company.companyId, (unit) => readConnections(unit));
    expect(connection?.failedAt).toHaveLength(1);
    tripletex.fault = () => undefined;
    await resumeStoppedSyncs(services);
    await doWork(server, company.companyId);
    expect(tripletex.people.map(({ fields }) => [fields.firstName, fields.department])).toEqual([['Kari', 'Salg']]);
  });

  test('leaves somebody without number and e-mail alone, because nobody can tell whether they are there', async () => {
    const company = await connected({ firstName: 'Uten', lastName: 'Spor' });
    const compared = await comparisonOf(server, company);
    tripletex.isFoundById = false;
    tripletex.fault = failing('uncertain', { on: ['create'], moment: 'after' });
    const sync = await syncOf(server, company, everybody(compared, company));
    tripletex.isFoundById = true;
    expect([outcomesOf(sync), tripletex.people.length]).toEqual([['addThere Uten Spor failed uncertain'], 1]);
  });
});

test('too many calls slow a sync down, and it ends', async () => {
  const company = await connected(kari, ola);
  const compared = await comparisonOf(server, company);
  let calls = 0;
  const limited = failing('limited', { on: ['find', 'create'] });
  tripletex.fault = (asked, moment) => {
    if (moment === 'before') calls += 1;
    if (calls % 5 !== 0) limited(asked, moment);
  };
  const began = clock.now().getTime();
  const sync = await syncOf(server, company, everybody(compared, company));
  expect([sync.state, tripletex.people.length]).toEqual(['done', 2]);
  expect(clock.now().getTime() - began).toBeGreaterThan(10_000);
});

test('a key that is revoked half-way stops it, the rest waits, and it goes on after a new key', async () => {
  const company = await connected(kari, ola, { firstName: 'Lars', lastName: 'Berg', employeeNumber: '20' });
  const compared = await comparisonOf(server, company);
  const revoked = failing('invalidKey', { on: ['find', 'create', 'read', 'update'] });
  tripletex.fault = (asked, moment) => {
    if (tripletex.people.length > 0) revoked(asked, moment);
  };
  const stopped = await syncOf(server, company, everybody(compared, company));
  // The answer about the first was lost with the key.
  expect(stopped).toMatchObject({ state: 'failed', reason: 'integrations.InvalidToken', counts: { added: 1 } });
  expect(outcomesOf(stopped)).toEqual(['addThere Kari Hansen added', 'addThere Ola Moe waiting', 'addThere Lars Berg waiting']);
  const state = async () => (await database.forCompany(company.companyId, (unit) => readConnections(unit)))[0]?.state;
  expect(await state()).toBe('disabled');
  await database.forCompany(company.companyId, (unit) => resumeSyncs(unit, services));
  await doWork(server, company.companyId);
  expect(tripletex.people).toHaveLength(1);
  tripletex.fault = () => undefined;
  await renewKey(server, company, 'tripletex');
  await database.forCompany(company.companyId, (unit) => resumeSyncs(unit, services));
  await doWork(server, company.companyId);
  const answer = await company.admin.call(getSyncState, { query: { provider: 'tripletex', syncId: stopped.syncId } });
  expect([answer.status, (answer.json['sync'] as Sync).state]).toEqual([200, 'done']);
  expect(tripletex.people.map(({ fields }) => fields.firstName)).toEqual(['Kari', 'Ola', 'Lars']);
});

test.each([
  ['integrations are off', sql`features_off = '{integrations}'`, 'common.FeatureMissing'],
  ['they are not in the subscription', sql`subscription_features = '{absencecalendar}'`, 'common.SubscriptionMissing'],
  ['the company is about to be deleted', sql`ends_at = now() + interval '30 days'`, 'common.CompanyEnding'],
])('a sync stops half-way as soon as %s, says so, and goes on afterwards', async (_name, change, reason) => {
  const people = Array.from({ length: 21 }, (_unused, index) => ({
    firstName: 'Per',
    lastName: `Nr${index}`,
    employeeNumber: String(100 + index),
  }));
  const company = await connected(...people);
  const compared = await comparisonOf(server, company);
  const put = (set: typeof change) =>
    database.forCompany(company.companyId, ({ id, tx }) => sql`update company set ${set} where company_id = ${id}`.execute(tx));
  // Once the first batch is there.
  let isChanged = false;
  tripletex.fault = async () => {
    if (isChanged || tripletex.people.length === 0) return;
    isChanged = true;
    await put(change);
  };
  const started = await company.admin.call(syncTripletex, { body: everybody(compared, company) });
  await doWork(server, company.companyId);
  expect(started.codes).toEqual([]);
  tripletex.fault = () => undefined;
  await resumeStoppedSyncs(services);
  await doWork(server, company.companyId);
  expect(tripletex.people).toHaveLength(20);
  const { rows: halted } = await database.forCompany(company.companyId, ({ id, tx }) =>
    sql`select sync.reason, work.reason as told from employee_sync sync join work on work.company_id = sync.company_id and work.record_id = sync.id
      where sync.company_id = ${id}`.execute(tx),
  );
  expect(halted).toEqual([{ reason, told: reason }]);
  await put(sql`features_off = '{}', subscription_features = null, ends_at = null`);
  await resumeStoppedSyncs(services);
  await doWork(server, company.companyId);
  expect(tripletex.people).toHaveLength(21);
  const { rows } = await database.forCompany(company.companyId, ({ tx }) =>
    sql<{ state: string }>`select state from employee_sync where company_id = ${company.companyId}`.execute(tx),
  );
  expect(rows).toEqual([{ state: 'done' }]);
});

test('a sync that stopped and is undone does not go on, and says so of those who waited', async () => {
  const company = await connected(kari, ola);
  tripletex.add({ firstName: 'Eva', lastName: 'Li' });
  const compared = await comparisonOf(server, company);
  tripletex.fault = failing('invalidKey', { on: ['find'] });
  const { syncId } = await syncOf(server, company, everybody(compared, company));
  const undone = (await company.admin.call(undoSync, { body: { syncId } })).json['sync'] as Sync;
  const left = ['addHere Eva Li undone', 'addThere Kari Hansen skipped undone', 'addThere Ola Moe skipped undone'];
  expect([undone.percent, outcomesOf(undone)]).toEqual([100, left]);
  tripletex.fault = () => undefined;
  await renewKey(server, company, 'tripletex');
  await database.forCompany(company.companyId, (unit) => resumeSyncs(unit, services));
  await doWork(server, company.companyId);
  expect(tripletex.people).toHaveLength(1);
});

test('a sync that stopped does not go on with another connection, which may open another company', async () => {
  const company = await connected(kari, ola);
  const compared = await comparisonOf(server, company);
  tripletex.fault = failing('invalidKey', { on: ['find', 'create', 'read', 'update'] });
  expect(await syncOf(server, company, everybody(compared, company))).toMatchObject({ state: 'failed' });
  tripletex.fault = () => undefined;
  expect((await company.admin.call(disconnectTripletex)).status).toBe(200);
  clock.set(new Date(clock.now().getTime() + 1000).toISOString());
  await connectSystem(server, company, 'tripletex');
  await database.forCompany(company.companyId, (unit) => resumeSyncs(unit, services));
  await doWork(server, company.companyId);
  expect(tripletex.people).toEqual([]);
});

describe('a sync that stopped', () => {
  async function stopped() {
    const company = await connected(kari);
    const compared = await comparisonOf(server, company);
    tripletex.fault = failing('unavailable', { on: ['find'] });
    const sync = await syncOf(server, company, everybody(compared, company));
    tripletex.fault = () => undefined;
    const now = async (who = company.admin) => {
      const { json } = await who.call(getSyncState, { query: { provider: 'tripletex', syncId: sync.syncId } });
      return Sync.parse(json['sync']);
    };
    return { company, compared, sync, now };
  }
  const dayLater = ({ startedAt }: Sync) => new Date(Date.parse(startedAt) + 24 * 3_600_000);

  test('says until when it goes on by itself, and not any more after that', async () => {
    const { company, sync, now } = await stopped();
    expect(sync).toMatchObject({ state: 'failed', resumesUntil: dayLater(sync).toISOString() });
    clock.set(new Date(dayLater(sync).getTime() + 1).toISOString());
    await resumeStoppedSyncs(services);
    // The administrator's session has ended meanwhile.
    expect(await now(await company.person('hradmin'))).toMatchObject({ state: 'failed', resumesUntil: null });
  });

  test('does not go on once another one was started, and says so', async () => {
    const { company, compared, now } = await stopped();
    await syncOf(server, company, { comparisonId: compared.comparisonId });
    expect(await now()).toMatchObject({ state: 'failed', resumesUntil: null });
  });

  test.each([
    ['integrations are off', sql`features_off = '{integrations}'`],
    ['they are not in the subscription', sql`subscription_features = '{absencecalendar}'`],
    ['the company is about to be deleted', sql`ends_at = '2026-12-31'`],
  ])('waits while %s', async (_what, change) => {
    const { company, now } = await stopped();
    const { companyId } = company;
    await database.forCompany(companyId, ({ tx }) => sql`update company set ${change} where company_id = ${companyId}`.execute(tx));
    await resumeStoppedSyncs(services);
    await doWork(server, companyId);
    expect(tripletex.people).toEqual([]);
    await database.forCompany(companyId, ({ tx }) =>
      sql`update company set features_off = '{}', subscription_features = null, ends_at = null where company_id = ${companyId}`.execute(tx),
    );
    await resumeStoppedSyncs(services);
    await doWork(server, companyId);
    expect([(await now()).state, tripletex.people.length]).toEqual(['done', 1]);
  });
});
