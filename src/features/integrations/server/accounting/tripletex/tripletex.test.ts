import { beforeEach, describe, expect, test } from 'vitest';
import { accountingPlace, everybodyOf, refusalOf } from '../../../testing/accounting-place.ts';
import { testAnyAdapter } from '../../../testing/adapter-cases.ts';
import { kari } from '../../../testing/external-kari.ts';
import { tripletexServer } from '../../../testing/tripletex-server.ts';
import type { AccountingProvider, Credentials } from '../provider.ts';
import { createTripletex } from './adapter.ts';

const server = await tripletexServer();
const place = await accountingPlace();
const credentials: Credentials = { key: server.employeeToken, consumerToken: null, clientId: null };
const choices = { departmentId: null, userType: 'NO_ACCESS' } as const;
let provider: AccountingProvider;

beforeEach(() => {
  provider = createTripletex({ url: server.url, consumerToken: server.consumerToken }, place);
  server.employees.clear();
  server.unseen.clear();
  server.asked.length = 0;
});

const everybody = () => everybodyOf(provider, credentials);

/** The codes with which it refuses. */
const codes: Readonly<Record<number, number>> = { 401: 3000, 403: 9000, 404: 6000, 409: 14_000, 422: 18_000, 500: 1000 };

testAnyAdapter({
  place,
  server,
  provider: () => provider,
  credentials,
  kari,
  employees: / \/employee$/,
  refusal: (status) => ({ status, json: { status, code: codes[status], message: 'Nei', validationMessages: null } }),
  limitHeader: 'x-rate-limit-reset',
  secret: /token|session-/i,
  counts: [0, 999, 1000, 1001, 2500],
  several: 2500,
  repeated: { status: 200, json: { values: Array.from({ length: 1000 }, (_unused, id) => ({ id, version: 1 })) } },
  meanings: [
    ['an answer of another form', { status: 200, json: { value: 'x' } }, 'unavailable', 'uncertain'],
    ['an answer without end', 'huge', 'unavailable', 'uncertain'],
  ],
});

describe('a token', () => {
  test('opens its company, with departments', async () => {
    expect(await provider.test(credentials)).toEqual({
      companyName: 'Fjord og Fjell AS',
      registryId: '312500000',
      missingPrivileges: [],
      clients: [],
      departments: [
        { id: '11', name: 'Salg' },
        { id: '12', name: 'Drift' },
      ],
    });
  });

  test('of an accountant names the clients, and opens the chosen one', async () => {
    server.clients.push({ id: 77, name: 'Brygga AS', organizationNumber: '313103102' });
    const clients = [
      { id: '0', name: 'Fjord og Fjell AS' },
      { id: '77', name: 'Brygga AS' },
    ];
    expect((await provider.test(credentials)).clients).toEqual(clients);
    expect(await provider.test({ ...credentials, clientId: '0' })).toMatchObject({ companyName: 'Fjord og Fjell AS', clients });
    expect(await provider.test({ ...credentials, clientId: '77' })).toMatchObject({ companyName: 'Brygga AS', registryId: '313103102' });
    server.clients.length = 0;
  });

  test('that lacks departments says so', async () => {
    const end = server.fail({ when: /GET \/department/, fault: { status: 403, json: { code: 9000, message: 'No access' } } });
    expect(await provider.test(credentials)).toMatchObject({ missingPrivileges: ['department'], departments: [] });
    end();
  });

  test.each([{ key: 'another' }, { consumerToken: 'another' }])('that is wrong is refused: %o', async (wrong) => {
    const refusal = await refusalOf(provider.test({ ...credentials, ...wrong }));
    expect(refusal.kind).toBe('invalidKey');
  });

  test('makes one session a day, and another when it ended', async () => {
    const sessions = () => server.asked.filter((name) => name === 'POST /token/session/:create').length;
    await Promise.all([everybody(), everybody()]);
    expect(sessions()).toBe(1);
    server.endSessions();
    await everybody();
    expect(sessions()).toBe(2);
    place.clock.advance(24 * 3_600_000);
    await everybody();
    expect(sessions()).toBe(3);
  });
});

describe('the list', () => {
  test('has all fields, and nobody as active who is a contact or has left', async () => {
    server.add({
      firstName: 'Kari',
      lastName: 'Nordmann ',
      email: '',
      phoneNumberMobile: '912 34 567',
      phoneNumberMobileCountry: { isoAlpha2Code: 'NO', id: 161 },
      dateOfBirth: '1990-02-01',
      dnumber: '41029012345',
      address: { addressLine1: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: { id: 161, isoAlpha2Code: 'NO' } },
      department: { id: 11, name: 'Salg' },
      employments: [{ startDate: '2024-01-01' }, { startDate: '2020-01-01', endDate: '2021-01-01' }],
    });
    server.add({ isContact: true });
    server.add({ employments: [{ startDate: '2020-01-01', endDate: '2026-11-20' }] });
    server.add({ employments: [{ startDate: '2020-01-01', endDate: '2099-11-21' }] });
    const people = await everybody();
    expect(people[0]).toMatchObject({
      version: '1',
      isActive: true,
      unreadable: [],
      fields: {
        lastName: 'Nordmann',
        emailAddress: null,
        mobilePhoneNumber: '+4791234567',
        streetAddress: 'Storgata 1',
        country: 'NO',
        startDate: '2024-01-01',
        endDate: null,
        department: 'Salg',
        socialSecurityNumber: '41029012345',
        salaryAccountNumber: null,
      },
    });
    expect(people.map(({ isActive }) => isActive)).toEqual([true, false, false, true]);
  });

  test('names what the token may not see', async () => {
    server.add({ firstName: 'Kari' });
    for (const field of ['nationalIdentityNumber', 'dnumber', 'bankAccountNumber', 'iban', 'employments']) server.unseen.add(field);
    expect((await everybody())[0]?.unreadable).toEqual(['socialSecurityNumber', 'salaryAccountNumber', 'startDate', 'endDate']);
  });
});

describe('changes', () => {
  test('somebody new has all that Tripletex takes, and is found again', async () => {
    const made = await provider.create(credentials, { ownId: 'a', fields: kari, choices });
    const { startDate: _start, position: _position, ...taken } = kari;
    expect(made.fields).toEqual(taken);
    expect(server.employees.get(Number(made.externalId))).toMatchObject({
      firstName: 'Kari',
      userType: 'NO_ACCESS',
      phoneNumberMobile: '91234567',
      department: { id: 11 },
      address: { postalCode: '0155', country: { id: 161 } },
    });
    expect(await provider.find(credentials, { ownId: 'a', fields: kari })).toMatchObject({ externalId: made.externalId });
    expect(await provider.find(credentials, { ownId: 'a', fields: { ...kari, employeeNumber: null } })).toBeDefined();
    expect(await provider.find(credentials, { ownId: 'a', fields: { ...kari, lastName: 'Hansen' } })).toBeUndefined();
    expect(await provider.read(credentials, [made.externalId, '1'])).toHaveLength(1);
  });

  test('somebody in an unknown department gets the chosen one', async () => {
    const fields = { ...kari, department: 'Lager', socialSecurityNumber: '41029012345', salaryAccountNumber: 'NO9386011117947' };
    const { externalId, fields: written } = await provider.create(credentials, {
      ownId: 'a',
      fields,
      choices: { departmentId: '12', userType: 'STANDARD' },
    });
    expect(written.department).toBeUndefined();
    expect(server.employees.get(Number(externalId))).toMatchObject({
      department: { id: 12 },
      userType: 'STANDARD',
      dnumber: '41029012345',
      iban: 'NO9386011117947',
    });
  });

  test('a change sends the version and only what changes, and an address whole', async () => {
    const { externalId, version } = await provider.create(credentials, { ownId: 'a', fields: kari, choices });
    const changed = await provider.update(
      credentials,
      { externalId, version },
      { streetAddress: 'Bryggen 2', lastName: '', startDate: '2021-01-01' },
    );
    expect(changed).toMatchObject({ version: '2', fields: { streetAddress: 'Bryggen 2', lastName: 'Nordmann' } });
    expect(server.employees.get(Number(externalId))).toMatchObject({ address: { addressLine1: 'Bryggen 2', postalCode: '0155' } });
    const refusal = await refusalOf(provider.update(credentials, { externalId, version }, { city: 'Bergen' }));
    expect(refusal.kind).toBe('conflict');
  });

  test('nothing that Tripletex takes is no change', async () => {
    const { externalId, version } = await provider.create(credentials, { ownId: 'a', fields: kari, choices });
    expect(await provider.update(credentials, { externalId, version }, { position: 'Sjef' })).toMatchObject({ version: '1' });
  });

  test('what is refused names our fields, without the numbers', async () => {
    await provider.create(credentials, { ownId: 'a', fields: kari, choices });
    const again = { ...kari, socialSecurityNumber: '0102901234', salaryAccountNumber: 'DE12' };
    const { kind, message, more } = await refusalOf(provider.create(credentials, { ownId: 'b', fields: again, choices }));
    expect([kind, more.status, more.fields?.map(({ field }) => field)]).toEqual([
      'invalid',
      422,
      ['emailAddress', 'employeeNumber', 'socialSecurityNumber'],
    ]);
    expect(more.words).toBe(message);
    expect(JSON.stringify([message, more])).not.toContain('0102901234');
  });
});

test('no line at all is an outage, also for a change', async () => {
  const gone = createTripletex({ url: 'http://127.0.0.1:1', consumerToken: 'a' }, place);
  expect((await refusalOf(gone.create(credentials, { ownId: 'a', fields: kari, choices }))).kind).toBe('unavailable');
});

/** Milliseconds that two lists take, when the first answer has these headers. */
async function waitedAfter(status: number, headers: Record<string, string>): Promise<number> {
  await everybody();
  const begun = place.clock.now().getTime();
  const end = server.fail({ when: /GET \/employee$/, times: 1, fault: { status, json: { values: [] }, headers } });
  await everybody();
  await everybody();
  end();
  return place.clock.now().getTime() - begun;
}

test.each([
  [429, { 'x-rate-limit-reset': '7', 'retry-after': '50' }, 7000],
  [429, { 'retry-after': '5' }, 5000],
  [200, { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': '9' }, 9000],
  [200, { 'x-rate-limit-remaining': '1', 'x-rate-limit-reset': '9' }, 0],
])('after %i with %o the next call waits %i milliseconds', async (status, headers, waited) => {
  expect(await waitedAfter(status, headers)).toBe(waited);
});

test('without a time it waits a second and up to a quarter more', async () => {
  const waited = await waitedAfter(429, {});
  expect([waited >= 1000, waited <= 1250]).toEqual([true, true]);
});
