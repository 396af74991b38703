import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { newId } from '#kernel/server/id.ts';
import {
  connectPowerOffice,
  connectTripletex,
  disconnectPowerOffice,
  disconnectTripletex,
  updatePowerOffice,
  updateTripletex,
} from '../../contract/endpoints-connections.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';
import type { Integration } from '../../contract/entities.ts';
import { setUpKeySystems } from '../../testing/key-systems.ts';
import { insertSync, writeState } from '../sync/store-sync.ts';
import { openConnection } from './open-connection.ts';

const server = await testServer();
const { clock, database, services } = server;
const systems = setUpKeySystems(server);
const { opens, tried } = systems;

opens.set('key-one', {});
opens.set('key-two', { missingPrivileges: ['EmployeeBankAccounts'] });
opens.set('key-of-others', { companyName: 'Annet AS' });
opens.set('key-weak', 'noPermission');
opens.set('key-outage', 'unavailable');

const codesOf = ({ status, codes }: TestAnswer) => [status, ...codes];
const key = (clientKey: string) => ({ body: { clientKey } });
const token = (employeeToken: string, rest: object = {}) => ({ body: { employeeToken, ...rest } });
const integrationOf = ({ json }: TestAnswer): Integration => json['integration'] as Integration;
async function seen(who: Caller, provider: string): Promise<Integration | undefined> {
  const { integrations } = getIntegrations.answer.parse((await who.call(getIntegrations)).json);
  return integrations.find((one) => one.provider === provider);
}
const usedKey = ({ companyId }: { companyId: number }, system: 'poweroffice' | 'tripletex') =>
  database.forCompany(companyId, async (company) => (await openConnection({ company, services }, system))?.credentials);

describe('a key', () => {
  test('that works connects, and says what it lacks', async () => {
    const company = await server.newCompany();
    const answer = await company.admin.call(connectPowerOffice, key('key-two'));
    expect([answer.status, answer.json['state']]).toEqual([200, 'connected']);
    expect(integrationOf(answer)).toMatchObject({
      provider: 'poweroffice',
      isConnected: true,
      connectedSince: clock.now().toISOString(),
      connectedBy: 'Kari Nordmann',
      state: 'ok',
      companyName: 'Fjord og Fjell AS',
      missingPrivileges: ['EmployeeBankAccounts'],
      permissions: { connect: true, sync: true },
    });
    expect(await seen(company.admin, 'poweroffice')).toEqual(integrationOf(answer));
    expect(await seen(company.admin, 'tripletex')).toMatchObject({ isConnected: false, state: null, isAvailable: true });
    expect((await usedKey(company, 'poweroffice'))?.key).toBe('key-two');
    expect((await logLines(company.admin))[0]).toMatchObject({ sentence: 'Kari Nordmann koblet til PowerOffice Go' });
  });

  test.each<[string, string, (number | string)[]]>([
    ['that is wrong', 'key-unknown', [400, 'integrations.InvalidToken']],
    ['that opens too little', 'key-weak', [400, 'integrations.NoPermission']],
    ['during an outage', 'key-outage', [503, 'integrations.ProviderUnavailable']],
  ])('%s connects nothing', async (_what, given, codes) => {
    const { admin } = await server.newCompany();
    const answer = await admin.call(connectPowerOffice, key(given));
    expect(codesOf(answer)).toEqual(codes);
    if (given === 'key-weak') expect(answer.json['details']).toEqual({ words: 'The module “employees” is missing.' });
    expect((await seen(admin, 'poweroffice'))?.isConnected).toBe(false);
  });

  test('is asked for', async () => {
    const { admin } = await server.newCompany();
    expect((await admin.call(connectPowerOffice, key(' '))).fields).toEqual({ clientKey: expect.any(String) });
    expect(codesOf(await admin.call(connectTripletex, token(' ')))).toEqual([400, 'integrations.MissingEmployeeToken']);
  });

  test('is not tried where the system is connected already, or is not', async () => {
    const { admin } = await server.newCompany();
    await admin.call(connectPowerOffice, key('key-one'));
    const before = tried.length;
    expect(codesOf(await admin.call(connectPowerOffice, key('key-two')))).toEqual([409, 'integrations.ConnectionAlreadyExists']);
    expect(codesOf(await admin.call(updateTripletex, token('key-two')))).toEqual([404, 'integrations.CompanyConnectionNotFound']);
    expect(tried.length).toBe(before);
  });

  test('connects once when two people connect at once', async () => {
    const company = await server.newCompany();
    const other = await company.person('hradmin');
    const answers = await Promise.all([company.admin, other].map((who) => who.call(connectPowerOffice, key('key-one'))));
    expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 409]);
  });

  test('is tried 30 times an hour', async () => {
    const { admin } = await server.newCompany();
    for (let number = 0; number < 30; number += 1) await admin.call(connectPowerOffice, key('key-unknown'));
    expect(codesOf(await admin.call(connectPowerOffice, key('key-one')))).toEqual([429, 'common.TooManyRequests']);
  });
});

describe('a new key', () => {
  test('replaces the former one when it works', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    await admin.call(connectPowerOffice, key('key-one'));
    expect(codesOf(await admin.call(updatePowerOffice, key('key-unknown')))).toEqual([400, 'integrations.InvalidToken']);
    expect((await usedKey(company, 'poweroffice'))?.key).toBe('key-one');
    expect(integrationOf(await admin.call(updatePowerOffice, key('key-two'))).missingPrivileges).toEqual(['EmployeeBankAccounts']);
    expect((await usedKey(company, 'poweroffice'))?.key).toBe('key-two');
    const [line] = await logLines(admin);
    expect(line).toMatchObject({ sentence: 'Kari Nordmann byttet nøkkelen til PowerOffice Go' });
  });

  test('of another company is refused, with both names', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    await admin.call(connectPowerOffice, key('key-one'));
    const answer = await admin.call(updatePowerOffice, key('key-of-others'));
    expect(codesOf(answer)).toEqual([409, 'integrations.CouldNotUpdateConnection']);
    expect(answer.json['details']).toEqual({ former: 'Fjord og Fjell AS', opened: 'Annet AS' });
    expect((await usedKey(company, 'poweroffice'))?.key).toBe('key-one');
  });
});

describe('Tripletex', () => {
  const clients = [
    { id: '41', name: 'Fjord' },
    { id: '42', name: 'Fjell' },
  ];
  const departments = [
    { id: '7', name: 'Salg' },
    { id: '8', name: 'Lager' },
  ];
  opens.set('token-accountant', { clients, departments });
  opens.set('token-departments', { departments });
  opens.set('token-other', { companyName: 'Annet AS', registryId: '987654325' });

  test('asks for the client and then for the department, and keeps nothing meanwhile', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const first = await admin.call(connectTripletex, token('token-accountant'));
    expect(first.json).toMatchObject({ state: 'choose', clients, departments: [], isOtherCompany: false });
    const second = await admin.call(connectTripletex, token('token-accountant', { clientId: '42' }));
    expect(second.json).toMatchObject({ state: 'choose', clients: [], departments });
    expect((await seen(admin, 'tripletex'))?.isConnected).toBe(false);
    const chosen = { clientId: '42', departmentId: '8', userType: 'STANDARD' };
    expect((await admin.call(connectTripletex, token('token-accountant', chosen))).json['state']).toBe('connected');
    expect(await usedKey(company, 'tripletex')).toEqual({ key: 'token-accountant', consumerToken: null, clientId: '42' });
    const opened = await database.forCompany(company.companyId, (unit) => openConnection({ company: unit, services }, 'tripletex'));
    expect(opened?.choices).toEqual({ departmentId: '8', userType: 'STANDARD' });
  });

  test('refuses a client and a department that are not there', async () => {
    const { admin } = await server.newCompany();
    const gone = (rest: object) => admin.call(connectTripletex, token('token-accountant', rest));
    expect(codesOf(await gone({ clientId: '9' }))).toEqual([400, 'integrations.ClientNotFound']);
    // It becomes part of an address there.
    expect(codesOf(await gone({ clientId: '../employee' }))).toEqual([400, 'common.BadRequest']);
    expect(codesOf(await gone({ clientId: '42', departmentId: '9' }))).toEqual([400, 'integrations.DepartmentNotFound']);
  });

  test('connects a company of another number when it is meant', async () => {
    const { admin } = await server.newCompany();
    const asked = await admin.call(connectTripletex, token('token-other'));
    expect(asked.json).toMatchObject({ state: 'choose', companyName: 'Annet AS', isOtherCompany: true });
    expect((await admin.call(connectTripletex, token('token-other', { isOtherCompanyMeant: true }))).json['state']).toBe('connected');
  });

  test('keeps consumer token, client and department with a new key', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    await admin.call(connectTripletex, token('token-accountant', { consumerToken: 'own-consumer', clientId: '42', departmentId: '8' }));
    expect((await admin.call(updateTripletex, token('token-departments'))).json['state']).toBe('connected');
    expect(await usedKey(company, 'tripletex')).toEqual({ key: 'token-departments', consumerToken: 'own-consumer', clientId: '42' });
    opens.set('token-moved', { departments: departments.map(({ name }, place) => ({ id: `1${place}`, name })) });
    expect((await admin.call(updateTripletex, token('token-moved'))).json).toMatchObject({ state: 'choose' });
  });
});

describe('disconnecting', () => {
  test('waits until a sync has ended', async () => {
    const { admin, companyId } = await server.newCompany();
    await admin.call(connectTripletex, token('key-one'));
    const syncId = newId();
    const sync = { syncId, system: 'tripletex', usesOurData: true, startedBy: null, choice: 'x', now: clock.now() } as const;
    await database.forCompany(companyId, (company) => insertSync(company, sync));
    expect(codesOf(await admin.call(disconnectTripletex))).toEqual([409, 'integrations.CouldNotDeleteConnection']);
    expect((await seen(admin, 'tripletex'))?.lastSync).toMatchObject({ syncId, state: 'running' });
    await database.forCompany(companyId, (company) => writeState(company, syncId, { state: 'done', now: clock.now() }));
    expect(codesOf(await admin.call(disconnectTripletex))).toEqual([200]);
  });

  test('forgets the key at once, and the system can be connected again', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    await admin.call(connectTripletex, token('key-one'));
    expect(codesOf(await admin.call(disconnectTripletex))).toEqual([200]);
    expect([(await seen(admin, 'tripletex'))?.isConnected, await usedKey(company, 'tripletex')]).toEqual([false, undefined]);
    expect((await logLines(admin))[0]).toMatchObject({ sentence: 'Kari Nordmann koblet fra Tripletex' });
    expect(codesOf(await admin.call(disconnectTripletex))).toEqual([404, 'integrations.CompanyConnectionNotFound']);
    expect(codesOf(await admin.call(disconnectPowerOffice))).toEqual([404, 'integrations.CompanyConnectionNotFound']);
    expect((await admin.call(connectTripletex, token('key-two'))).json['state']).toBe('connected');
  });
});

test('those who may only look see connections and change none', async () => {
  const { admin, person } = await server.newCompany();
  await admin.call(connectPowerOffice, key('key-one'));
  const accountant = await person('accountant');
  expect(await seen(accountant, 'poweroffice')).toMatchObject({ isConnected: true, permissions: { connect: false, sync: false } });
  const calls: [Endpoint, object][] = [
    [connectTripletex, token('key-one')],
    [updatePowerOffice, key('key-one')],
    [disconnectPowerOffice, {}],
  ];
  for (const [endpoint, input] of calls) expect(codesOf(await accountant.call(endpoint, input))).toEqual([403, 'common.Forbidden']);
});
