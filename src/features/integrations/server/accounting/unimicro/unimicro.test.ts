import { beforeEach, describe, expect, test } from 'vitest';
import { accountingPlace, everybodyOf, refusalOf } from '../../../testing/accounting-place.ts';
import { testAnyAdapter } from '../../../testing/adapter-cases.ts';
import { uniMicroServer } from '../../../testing/unimicro-server.ts';
import type { AccountingProvider, Credentials, ExternalFields } from '../provider.ts';
import type { UniMicroDirectory } from '../unimicro-directory.ts';
import { createUniMicro } from './adapter.ts';
import { splitName } from './person.ts';

const place = await accountingPlace();
const server = await uniMicroServer();
const { clientId, keyFile, url } = server;
const settings = { url, identityUrl: url, clientId, keyFile };
const credentials: Credentials = { key: server.companyKey, consumerToken: null, clientId: null };
const choices = { departmentId: null, userType: 'NO_ACCESS' } as const;
const ownId = '0199f6b0-0000-7000-8000-000000000001';
let provider: AccountingProvider;
let directory: UniMicroDirectory;

beforeEach(() => {
  ({ provider, directory } = createUniMicro(settings, place));
  server.employees.clear();
  server.asked.length = 0;
});

const everybody = () => everybodyOf(provider, credentials);

const kari: ExternalFields = {
  firstName: 'Kari Mette',
  lastName: 'Nordmann',
  emailAddress: 'kari@fjord.example',
  mobilePhoneNumber: '+4791234567',
  birthday: '1990-02-01',
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  country: 'NO',
  employeeNumber: '17',
  socialSecurityNumber: '01029012345',
};

testAnyAdapter({
  place,
  server,
  provider: () => provider,
  credentials,
  kari,
  employees: /employees$/,
  refusal: (status) => ({ status, json: { Message: 'Nei' } }),
  limitHeader: 'retry-after',
  secret: /token-|assertion/i,
  counts: [0, 199, 200, 201, 450],
  several: 450,
  repeated: { status: 200, json: Array.from({ length: 200 }, (_unused, index) => ({ ID: index + 1 })) },
  meanings: [['403 in a single text', { status: 403, json: 'Ingen tilgang' }, 'noPermission', 'noPermission']],
});

describe('a company', () => {
  test('is found by its organisation number, with its administrators', async () => {
    expect(await directory.find('312500000')).toEqual({
      key: server.companyKey,
      companyName: 'Fjord og Fjell AS',
      administrators: ['kari@firma.no'],
    });
    expect(await directory.find('313103102')).toBeUndefined();
  });

  test('is opened by its key, if the installation sees it', async () => {
    expect(await provider.test(credentials)).toMatchObject({ companyName: 'Fjord og Fjell AS', registryId: '312500000' });
    expect((await refusalOf(provider.test({ ...credentials, key: 'another' }))).kind).toBe('invalidKey');
  });

  test('without a name is named by its organisation number, never by its key', async () => {
    const [company] = server.companies.splice(0, 1, { Key: server.companyKey, Name: ' ', OrganizationNumber: '312 500 000' });
    expect(await provider.test(credentials)).toMatchObject({ companyName: '312500000' });
    server.companies.splice(0, 1, { Key: server.companyKey, Name: '', OrganizationNumber: null });
    expect(await provider.test(credentials)).toMatchObject({ companyName: 'Uni Micro', registryId: null });
    if (company) server.companies.splice(0, 1, company);
  });

  test('is asked with one token for an hour, and another when it has ended', async () => {
    const tokens = () => server.asked.filter((name) => name === 'POST /connect/token').length;
    await Promise.all([everybody(), everybody()]);
    expect(tokens()).toBe(1);
    server.endTokens();
    await everybody();
    expect(tokens()).toBe(2);
    place.clock.advance(3_600_000);
    await everybody();
    expect(tokens()).toBe(3);
  });

  test('is not blamed when the installation itself is not let in', async () => {
    const end = server.fail({ when: /connect/, fault: { status: 400, json: { error: 'invalid_client' } } });
    expect((await refusalOf(everybody())).kind).toBe('unavailable');
    end();
    const without = createUniMicro({ ...settings, keyFile: '/nowhere' }, place).provider;
    expect((await refusalOf(without.test(credentials))).kind).toBe('unavailable');
  });
});

describe('the list', () => {
  test('has all fields, and nobody as active who is not or has left', async () => {
    server.add({
      EmployeeNumber: 17,
      BirthDate: '1990-02-01T00:00:00Z',
      EmploymentDate: '2019-01-01',
      BusinessRelationInfo: {
        ID: 1,
        Name: ' Kari  Mette Nordmann',
        DefaultEmail: { ID: 2, EmailAddress: 'kari@fjord.example' },
        DefaultPhone: { ID: 3, Number: '912 34 567', CountryCode: '+47' },
        InvoiceAddress: { ID: 4, AddressLine1: 'Storgata 1', PostalCode: '0155', City: 'Oslo', CountryCode: 'NO' },
        DefaultBankAccount: { ID: 5, AccountNumber: '8601.11.17947' },
      },
      Employments: [
        { JobName: 'Sjef', StartDate: '2024-01-01', EndDate: null },
        { JobName: 'Selger', StartDate: '2020-01-01', EndDate: '2023-12-31' },
      ],
    });
    server.add({ Active: false });
    server.add({ Employments: [{ StartDate: '2020-01-01', EndDate: '2020-12-31' }] });
    const people = await everybody();
    expect(people[0]?.fields).toEqual({
      ...kari,
      startDate: '2024-01-01',
      endDate: null,
      position: 'Sjef',
      socialSecurityNumber: null,
      salaryAccountNumber: '86011117947',
    });
    expect(people.map(({ isActive }) => isActive)).toEqual([true, false, false]);
  });
});

describe('changes', () => {
  test('somebody new has all that Uni Micro takes, is found again, and cannot be made twice', async () => {
    const fields = { ...kari, position: 'Selger', salaryAccountNumber: '86011117947' };
    const made = await provider.create(credentials, { ownId, fields, choices });
    expect(made.fields).toEqual(kari);
    expect(server.employees.get(Number(made.externalId))).toMatchObject({
      EmployeeNumber: 17,
      BusinessRelationInfo: { Name: 'Kari Mette Nordmann', DefaultPhone: { Number: '91234567', CountryCode: '+47' } },
    });
    expect(await provider.read(credentials, [made.externalId, '1', 'x'])).toMatchObject([{ fields: kari }]);
    expect((await refusalOf(provider.create(credentials, { ownId, fields, choices }))).kind).toBe('conflict');
    expect(await provider.find(credentials, { ownId, fields })).toMatchObject({ externalId: made.externalId });
    expect(await provider.find(credentials, { ownId, fields: { ...fields, employeeNumber: '18' } })).toBeDefined();
    expect(await provider.find(credentials, { ownId, fields: { ...fields, lastName: 'Hansen' } })).toBeUndefined();
  });

  test('a change sends only what changes, and changes the parts that are there', async () => {
    const { externalId, version } = await provider.create(credentials, { ownId, fields: { lastName: 'Nordmann', city: 'Oslo' }, choices });
    const before = server.employees.get(Number(externalId))?.BusinessRelationInfo?.['InvoiceAddress'];
    const changes = { firstName: 'Kari', postalCode: '0155', emailAddress: 'kari@fjord.example', startDate: '2020-01-01', lastName: '' };
    const changed = await provider.update(credentials, { externalId, version }, changes);
    expect(changed).toMatchObject({ version: `${version}+`, fields: { firstName: 'Kari', lastName: 'Nordmann', postalCode: '0155' } });
    expect(server.employees.get(Number(externalId))?.BusinessRelationInfo).toMatchObject({
      Name: 'Kari Nordmann',
      InvoiceAddress: { ...(before as object), PostalCode: '0155', City: 'Oslo' },
      DefaultEmail: { EmailAddress: 'kari@fjord.example' },
    });
    expect((await refusalOf(provider.update(credentials, { externalId, version }, { city: 'Bergen' }))).kind).toBe('conflict');
    expect(await provider.update(credentials, { externalId, version: null }, { position: 'Sjef' })).toMatchObject({
      version: `${version}+`,
    });
  });

  test('what is refused names our fields, without the numbers', async () => {
    const wrong = await refusalOf(
      provider.create(credentials, { ownId, fields: { ...kari, socialSecurityNumber: '0102901234' }, choices }),
    );
    expect([wrong.kind, wrong.more.fields]).toEqual(['invalid', [{ field: 'socialSecurityNumber', message: 'Ugyldig nummer ….' }]]);
  });
});

test.each([
  ['Kari Nordmann', 'Kari', 'Nordmann'],
  ['Kari Mette Nordmann', 'Kari Mette', 'Nordmann'],
  ['Nordmann, Kari Mette', 'Kari Mette', 'Nordmann'],
  ['Kari', null, 'Kari'],
  ['  ', null, null],
  [null, null, null],
])('the name %o has the parts %o and %o', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
