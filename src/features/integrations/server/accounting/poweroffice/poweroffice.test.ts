import { beforeEach, describe, expect, test } from 'vitest';
import { accountingPlace, everybodyOf, refusalOf } from '../../../testing/accounting-place.ts';
import { testAnyAdapter } from '../../../testing/adapter-cases.ts';
import { kari } from '../../../testing/external-kari.ts';
import { powerOfficeServer } from '../../../testing/poweroffice-server.ts';
import type { AccountingProvider, Credentials } from '../provider.ts';
import { createPowerOffice } from './adapter.ts';
import { Employees } from './shapes.ts';

const place = await accountingPlace();
const server = await powerOfficeServer(place.clock);
const { applicationKey, subscriptionKey, tokenUrl, url } = server;
const credentials: Credentials = { key: server.clientKey, consumerToken: null, clientId: null };
const choices = { departmentId: null, userType: 'NO_ACCESS' } as const;
const ownId = '0199f6b0-0000-7000-8000-000000000001';
let provider: AccountingProvider;

beforeEach(() => {
  provider = createPowerOffice({ url, tokenUrl, applicationKey, subscriptionKey }, place);
  server.employees.clear();
  server.accounts.length = 0;
  server.asked.length = 0;
  Object.assign(server, { hidesNumbers: false, hasSmallKeys: false, hasNoHeader: false, maxOnPage: 100, invalid: [] });
  server.valid = ['Employee_Full', 'Department', 'ContactBankAccount', 'EmployeeBankAccounts_Full'];
});

const everybody = () => everybodyOf(provider, credentials);
const asked = (name: string) => server.asked.filter((one) => one === name).length;

testAnyAdapter({
  place,
  server,
  provider: () => provider,
  credentials,
  kari,
  employees: / \/Employees$/,
  refusal: (Status) => ({ status: Status, json: { Title: 'Nei', Status } }),
  limitHeader: 'retry-after',
  secret: /key|token-/i,
  counts: [0, 99, 100, 101],
  several: 250,
  repeated: { status: 200, json: [{ Id: 1 }], headers: { 'x-pagination': '{"nextPageLink":"http://127.0.0.1/"}' } },
});

describe('a client key', () => {
  test('opens its client, with departments', async () => {
    expect(await provider.test(credentials)).toEqual({
      companyName: 'Fjord og Fjell AS',
      registryId: null,
      missingPrivileges: [],
      clients: [],
      departments: [
        { id: '21', name: 'Salg' },
        { id: '22', name: 'Drift' },
      ],
    });
  });

  test('names the privileges that it lacks', async () => {
    server.valid = ['Employee_Full', 'Department'];
    server.invalid = ['Payroll'];
    const end = server.fail({ when: /Departments/, fault: { status: 403 } });
    expect(await provider.test(credentials)).toMatchObject({ missingPrivileges: ['Payroll', 'EmployeeBankAccounts'], departments: [] });
    end();
  });

  test('that is wrong is refused', async () => {
    expect((await refusalOf(provider.test({ ...credentials, key: 'another' }))).kind).toBe('invalidKey');
  });

  test('has one token for 20 minutes, and another when it has ended', async () => {
    await Promise.all([everybody(), everybody()]);
    expect(asked('POST /OAuth/Token')).toBe(1);
    server.endTokens();
    await everybody();
    expect(asked('POST /OAuth/Token')).toBe(2);
    place.clock.advance(20 * 60_000);
    await everybody();
    expect(asked('POST /OAuth/Token')).toBe(3);
  });
});

describe('the list', () => {
  test.each([false, true])('has all fields, whatever the letters of keys (small: %s)', async (hasSmallKeys) => {
    server.hasSmallKeys = hasSmallKeys;
    const { Id } = server.add({
      FirstName: 'Kari',
      LastName: 'Nordmann',
      Number: 17,
      PhoneNumber: '912 34 567',
      DateOfBirth: '1990-02-01',
      DepartmentId: 21,
      StartDate: '2020-01-01',
      JobTitle: 'Selger',
      NationalIdNumber: '01029012345',
      ExternalImportReference: ownId,
      SalaryBankAccountId: 9,
      MailAddress: { AddressLine1: 'Storgata 1', ZipCode: '0155', City: 'Oslo', CountryCode: 'NO' },
    });
    server.accounts.push({ Id: 9, ContactId: Id, BankAccountNumber: '8601 11 17947' });
    server.add({ IsArchived: true });
    server.add({ EndDate: '2026-11-01' });
    const people = await everybody();
    const { emailAddress: _email, ...rest } = kari;
    expect(people[0]).toMatchObject({ ownId, isActive: true, unreadable: [], fields: { ...rest, department: 'Salg', emailAddress: null } });
    expect(people.map(({ isActive }) => isActive)).toEqual([true, false, false]);
  });

  test('names what the key may not read', async () => {
    server.add({ NationalIdNumber: '01029012345', SalaryBankAccountId: 9 });
    server.hidesNumbers = true;
    expect((await everybody())[0]).toMatchObject({
      fields: { socialSecurityNumber: null, salaryAccountNumber: null },
      unreadable: ['socialSecurityNumber', 'salaryAccountNumber'],
    });
    server.valid = ['Employee_Full'];
    provider = createPowerOffice({ url, tokenUrl, applicationKey, subscriptionKey }, place);
    expect(asked('GET /ContactBankAccounts')).toBe(1);
    await everybody();
    expect(asked('GET /ContactBankAccounts')).toBe(1);
  });

  test('is whole when as many go as come while it is read, so that the count stays', async () => {
    for (let number = 0; number < 250; number += 1) server.add({});
    const found: string[] = [];
    for await (const page of provider.list(credentials)) {
      found.push(...page.map(({ externalId }) => externalId));
      if (found.length > 100) continue;
      server.employees.delete([...server.employees.keys()][0] ?? 0);
      server.add({});
    }
    expect([...server.employees.keys()].filter((id) => !found.includes(String(id)))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  test('is whole without the header', async () => {
    Object.assign(server, { hasNoHeader: true, maxOnPage: 20_000 });
    for (let number = 0; number < 250; number += 1) server.add({ FirstName: String(number), SalaryBankAccountId: 1 });
    expect(await everybody()).toHaveLength(250);
  });
});

describe('a page with nobody on it (204)', () => {
  test('ends a list whose last page was full', async () => {
    Object.assign(server, { hasNoHeader: true, maxOnPage: 20_000 });
    for (let number = 0; number < 5000; number += 1) server.add({});
    expect(await everybody()).toHaveLength(5000);
    // The second is empty, the third asks whether somebody has moved up meanwhile.
    expect(asked('GET /Employees')).toBe(3);
  });

  test('in place of one that was announced has the list read again, so that those who moved up are in it', async () => {
    for (let number = 0; number < 150; number += 1) server.add({});
    const found: string[] = [];
    for await (const page of provider.list(credentials)) {
      found.push(...page.map(({ externalId }) => externalId));
      if (found.length === 100) for (const id of [...server.employees.keys()].slice(0, 60)) server.employees.delete(id);
    }
    expect([...server.employees.keys()].filter((id) => !found.includes(String(id)))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('changes', () => {
  test('somebody new has all that PowerOffice takes, and is found again by our id', async () => {
    const made = await provider.create(credentials, { ownId, fields: kari, choices });
    const { salaryAccountNumber: _account, ...taken } = kari;
    expect(made).toMatchObject({ ownId, fields: taken });
    expect(made.fields.salaryAccountNumber).toBeUndefined();
    expect(server.employees.get(Number(made.externalId))).toMatchObject({
      Number: 17,
      DepartmentId: 21,
      JobTitle: 'Selger',
      ExternalImportReference: ownId,
      MailAddress: { ZipCode: '0155', CountryCode: 'NO' },
    });
    expect(await provider.find(credentials, { ownId, fields: {} })).toMatchObject({ externalId: made.externalId, version: made.version });
    expect(await provider.find(credentials, { ownId: 'another', fields: kari })).toBeDefined();
    expect(await provider.find(credentials, { ownId: 'another', fields: { ...kari, lastName: 'Hansen' } })).toBeUndefined();
    expect(await provider.read(credentials, [made.externalId, '1'])).toHaveLength(1);
    expect(await provider.read(credentials, [made.externalId, ...Array.from({ length: 60 }, (_unused, id) => String(id))])).toHaveLength(1);
  });

  test('somebody whose department and number are none there gets the chosen department', async () => {
    const fields = { ...kari, department: 'Lager', employeeNumber: 'A-17' };
    const made = await provider.create(credentials, { ownId, fields, choices: { ...choices, departmentId: '22' } });
    expect([made.fields.department, made.fields.employeeNumber]).toEqual([undefined, undefined]);
    expect(server.employees.get(Number(made.externalId))).toMatchObject({ DepartmentId: 22 });
  });

  test.each([null, { City: 'Bergen' }])('a change sends only what changes, with an address (%o) or without', async (MailAddress) => {
    const { Id, LastChangedDateTimeOffset: version } = server.add({ FirstName: 'Kari', LastName: 'Nordmann', MailAddress });
    const person = { externalId: String(Id), version };
    const changed = await provider.update(credentials, person, { city: 'Oslo', postalCode: '0155', position: 'Sjef', lastName: '' });
    expect(changed).toMatchObject({ version: `${version}+`, fields: { city: 'Oslo', lastName: 'Nordmann' } });
    expect(server.employees.get(Id)).toMatchObject({
      MailAddress: { City: 'Oslo', ZipCode: '0155' },
      JobTitle: 'Sjef',
      LastName: 'Nordmann',
    });
    expect((await refusalOf(provider.update(credentials, person, { city: 'Bergen' }))).kind).toBe('conflict');
    expect(await provider.update(credentials, { ...person, version: null }, { salaryAccountNumber: '86011117947' })).toMatchObject({
      version: `${version}+`,
    });
  });

  test('what is taken and what is refused is told, without the numbers', async () => {
    await provider.create(credentials, { ownId, fields: kari, choices });
    const taken = await refusalOf(provider.create(credentials, { ownId, fields: kari, choices }));
    expect([taken.kind, taken.more.status]).toEqual(['conflict', 400]);
    const wrong = await refusalOf(
      provider.create(credentials, { ownId: 'b', fields: { ...kari, socialSecurityNumber: '0102901234' }, choices }),
    );
    expect([wrong.kind, wrong.more.fields]).toEqual([
      'invalid',
      [{ field: 'socialSecurityNumber', message: "NationalIdNumber '…' is not valid." }],
    ]);
  });
});

test('many at once stay within ten calls a second', async () => {
  const { Id } = server.add({ FirstName: 'Kari' });
  const begun = place.clock.now().getTime();
  const readings = Array.from({ length: 30 }, () => provider.read(credentials, [String(Id)]));
  await Promise.all(readings);
  expect(place.clock.now().getTime() - begun).toBeGreaterThan(3500);
});

test('an answer of any depth is one that it does not describe', () => {
  let deep: unknown = [];
  for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
  expect(Employees.safeParse(deep).success).toBe(false);
});
