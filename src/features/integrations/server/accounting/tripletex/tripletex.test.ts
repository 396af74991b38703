import { beforeEach, describe, expect, test } from 'vitest';
import { accountingPlace, everybodyOf, refusalOf } from '../../../testing/accounting-place.ts';
import type { Switch } from '../../../testing/judging-server.ts';
import { tripletexServer } from '../../../testing/tripletex-server.ts';
import type { AccountingProvider, Credentials, ExternalFields } from '../provider.ts';
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

const kari: ExternalFields = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  emailAddress: 'kari@fjord.example',
  mobilePhoneNumber: '+4791234567',
  birthday: '1990-02-01',
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  country: 'NO',
  employeeNumber: '17',
  startDate: '2020-01-01',
  position: 'Selger',
  department: 'salg',
  socialSecurityNumber: '01029012345',
  salaryAccountNumber: '86011117947',
};

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
    const end = server.fail({ when: /GET \/department/, mishap: { status: 403, json: { code: 9000, message: 'No access' } } });
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

  test.each([0, 999, 1000, 1001, 2500])('of %i people is whole', async (count) => {
    for (let number = 0; number < count; number += 1) server.add({ firstName: String(number) });
    const people = await everybody();
    expect([people.length, new Set(people.map(({ externalId }) => externalId)).size]).toEqual([count, count]);
  });

  test('that loses people while it is read still has all others once', async () => {
    for (let number = 0; number < 2500; number += 1) server.add({ firstName: String(number) });
    const found: string[] = [];
    for await (const page of provider.list(credentials)) {
      found.push(...page.map(({ externalId }) => externalId));
      for (const id of [...server.employees.keys()].slice(0, found.length < 2500 ? 3 : 0)) server.employees.delete(id);
    }
    expect(new Set(found).size).toBe(found.length);
    expect([...server.employees.keys()].every((id) => found.includes(String(id)))).toBe(true);
  });

  test('whose pages repeat ends', async () => {
    const json = { values: Array.from({ length: 1000 }, (_unused, id) => ({ id, version: 1 })) };
    const end = server.fail({ when: /GET \/employee$/, mishap: { status: 200, json } });
    expect((await refusalOf(everybody())).kind).toBe('unavailable');
    end();
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

  test('somebody who is gone is not changed', async () => {
    expect((await refusalOf(provider.update(credentials, { externalId: '5', version: '1' }, { city: 'Bergen' }))).kind).toBe('notFound');
  });
});

const apiError = (status: number, code: number, message = 'Nei') => ({ status, json: { status, code, message, validationMessages: null } });

// What each mishap means to somebody who reads, and to somebody who adds.
test.each<[string, Switch['mishap'], string, string]>([
  ['401 each time', apiError(401, 3000), 'invalidKey', 'invalidKey'],
  ['403', apiError(403, 9000), 'noPermission', 'noPermission'],
  ['404', apiError(404, 6000), 'notFound', 'notFound'],
  ['409 of a duplicate', apiError(409, 14_000), 'conflict', 'conflict'],
  ['422', apiError(422, 18_000), 'invalid', 'invalid'],
  ['429 for long', { status: 429, headers: { 'x-rate-limit-reset': '500' } }, 'limited', 'limited'],
  ['429 without a header', { status: 429 }, 'limited', 'limited'],
  ['500', apiError(500, 1000), 'unavailable', 'uncertain'],
  ['503', { status: 503 }, 'unavailable', 'unavailable'],
  ['a slow answer', { slow: 500 }, 'unavailable', 'uncertain'],
  ['half an answer', 'cut', 'unavailable', 'uncertain'],
  ['a broken line', 'break', 'unavailable', 'uncertain'],
  ['something else that answers', 'garbage', 'unavailable', 'uncertain'],
  ['an answer of another form', { status: 200, json: { value: 'x' } }, 'unavailable', 'uncertain'],
  ['another address', 'redirect', 'unavailable', 'unavailable'],
  ['an answer without end', 'huge', 'unavailable', 'uncertain'],
])('%s', async (_name, mishap, reading, adding) => {
  await provider.test(credentials);
  place.expectMishap(mishap);
  const end = server.fail({ when: / \/employee$/, mishap });
  const read = await refusalOf(everybody());
  place.clock.advance(3_600_000);
  const added = await refusalOf(provider.create(credentials, { ownId: 'a', fields: kari, choices }));
  end();
  place.clock.advance(3_600_000);
  expect([read.kind, added.kind]).toEqual([reading, adding]);
  expect(`${read.message} ${added.message}`).not.toMatch(/token|session-/i);
});

test('no line at all is an outage, also for a change', async () => {
  const gone = createTripletex({ url: 'http://127.0.0.1:1', consumerToken: 'a' }, place);
  expect((await refusalOf(gone.create(credentials, { ownId: 'a', fields: kari, choices }))).kind).toBe('unavailable');
});

/** Milliseconds that two lists take, when the first answer has these headers. */
async function waitedAfter(status: number, headers: Record<string, string>): Promise<number> {
  await everybody();
  const begun = place.clock.now().getTime();
  const end = server.fail({ when: /GET \/employee$/, times: 1, mishap: { status, json: { values: [] }, headers } });
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
