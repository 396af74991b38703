import { expect, test } from 'vitest';
import { isAccountNumber } from '#kernel/contract/account-number.ts';
import { isNationalNumber } from '#features/people/contract/check-digits.ts';
import { boundedDatabase } from '#kernel/server/database/bounded-database.ts';
import { testServer } from '#testing/server.ts';
import { connectTripletex, disconnectTripletex } from '../../../contract/endpoints-connections.ts';
import { getIntegrations } from '../../../contract/endpoints-overview.ts';
import { everybodyOf, refusalOf } from '../../../testing/accounting-place.ts';
import { comparisonOf } from '../../../testing/connected-company.ts';
import { accountingSystemsOf } from '../accounting-providers.ts';
import { createDemoProvider, demoKeyOf } from './demo-provider.ts';
import { newcomers, seenThere } from './demo-people.ts';

const server = await testServer();
const keyOf = (key: string) => ({ key, consumerToken: null, clientId: null });
const choices = { departmentId: null, userType: 'NO_ACCESS' } as const;

test('a demo company finds most of its people there, and five others', async () => {
  const { companyId, person } = await server.newCompany();
  for (let number = 0; number < 8; number += 1) await person('employee');
  const provider = createDemoProvider(server.services);
  const credentials = keyOf(demoKeyOf(server.services, companyId));
  expect(await provider.test(credentials)).toMatchObject({ companyName: 'Fjord og Fjell AS', clients: [] });
  const people = await everybodyOf(provider, credentials);
  // The founder and eight more, of whom one is not there.
  expect([people.length, new Set(people.map(({ externalId }) => externalId)).size]).toEqual([8 + newcomers.length, 8 + newcomers.length]);
  const [first] = people;
  expect(await createDemoProvider(server.services).read(credentials, [first?.externalId ?? ''])).toEqual([first]);
});

test('what is added and changed there stays for as long as the process lives', async () => {
  const { companyId } = await server.newCompany();
  const provider = createDemoProvider(server.services);
  const credentials = keyOf(demoKeyOf(server.services, companyId));
  const fields = { firstName: 'Ola', lastName: 'Lie', employeeNumber: '88', position: 'Sjef' };
  const made = await provider.create(credentials, { ownId: 'a', fields, choices });
  expect(made.fields).toEqual({ firstName: 'Ola', lastName: 'Lie', employeeNumber: '88' });
  expect(await provider.find(credentials, { ownId: 'b', fields })).toEqual(made);
  const changed = await provider.update(credentials, made, { city: 'Oslo' });
  expect(await provider.read(credentials, [made.externalId])).toEqual([changed]);
  expect((await refusalOf(provider.update(credentials, made, { city: 'Bergen' }))).kind).toBe('conflict');
  expect((await refusalOf(provider.update(credentials, { externalId: '1', version: null }, {}))).kind).toBe('notFound');
});

test.each(['anything', 'demo-1-x', 'demo-'])('the key %o is none', async (key) => {
  expect((await refusalOf(createDemoProvider(server.services).test(keyOf(key)))).kind).toBe('invalidKey');
});

test('whatever somebody types connects the company in a demo, once more after it was disconnected', async () => {
  const company = await server.newCompany();
  const tripletex = { url: 'http://127.0.0.1:1', consumerToken: undefined };
  const { admin } = company;
  const { config } = server.services;
  server.services.config = { ...config, demo: true, accounting: { ...config.accounting, tripletex } };
  for (const employeeToken of ['anything', 'something else']) {
    expect((await admin.call(connectTripletex, { body: { employeeToken } })).json).toMatchObject({ state: 'connected' });
    const { integrations } = getIntegrations.answer.parse((await admin.call(getIntegrations)).json);
    expect(integrations.map(({ takesAnyKey }) => takesAnyKey)).toEqual([false, true, false, false]);
    expect((await comparisonOf(server, company)).onlyExternal).toHaveLength(newcomers.length);
    expect((await admin.call(disconnectTripletex)).status).toBe(200);
  }
  server.services.config = config;
});

test('a key of one company does not open another', async () => {
  const [one, other] = [await server.newCompany(), await server.newCompany()];
  const key = demoKeyOf(server.services, one.companyId).replace(`demo-${one.companyId}-`, `demo-${other.companyId}-`);
  expect((await refusalOf(createDemoProvider(server.services).test(keyOf(key)))).kind).toBe('invalidKey');
});

test('of 43 people 40 are there, some of whom differ, and two numbers are none', () => {
  const people = Array.from({ length: 43 }, (_unused, index) => ({
    companyUserId: String(index + 100),
    fields: { lastName: String(index), salaryAccountNumber: '86011117947' },
  }));
  const there = seenThere(people);
  expect(there).toHaveLength(40);
  const accounts = there.filter(({ fields }) => !isAccountNumber(fields.salaryAccountNumber ?? ''));
  const numbers = newcomers.flatMap(({ socialSecurityNumber }) => socialSecurityNumber ?? []);
  expect([accounts.length, numbers.map((number) => isNationalNumber(number, { today: '2026-11-26', allowSynthetic: true }))]).toEqual([
    1,
    [false],
  ]);
});

test('only a demo has it, and only without a consumer token', async () => {
  const tripletex = { url: 'http://127.0.0.1:1', consumerToken: undefined };
  const systemsOf = (change: object) => accountingSystemsOf({ ...server.services, config: { ...server.config, ...change } });
  const { companyId } = await server.newCompany();
  const credentials = keyOf(demoKeyOf(server.services, companyId));
  const accounting = { ...server.config.accounting, tripletex };
  expect(await systemsOf({ accounting, demo: true }).providers.tripletex?.test(credentials)).toBeDefined();
  for (const change of [{ accounting }, { demo: true, accounting: { ...accounting, tripletex: { ...tripletex, consumerToken: 'a' } } }]) {
    const tried = systemsOf(change).providers.tripletex?.test(credentials) ?? Promise.resolve();
    expect((await refusalOf(tried)).kind).toBe('unavailable');
  }
  expect(systemsOf({}).providers).toEqual({});
});

test('a call and a job speak with the same systems; a demo that is being made has its own', () => {
  const { services, database, clock } = server;
  const systems = accountingSystemsOf(services);
  expect(accountingSystemsOf({ ...services, database: boundedDatabase(database, 6) })).toBe(systems);
  const staged = { ...services, database: { ...database }, clock: { ...clock } };
  expect(accountingSystemsOf(staged)).not.toBe(systems);
  expect(accountingSystemsOf(services)).toBe(systems);
});
