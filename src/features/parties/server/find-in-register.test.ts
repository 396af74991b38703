import { afterAll, describe, expect, test } from 'vitest';
import { failingUnit, failingName, startRegistry } from '#features/company/testing/registry.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { testServer } from '#testing/server.ts';
import { findInRegister } from '../contract/endpoints.ts';
import type { RegisterUnit } from '../contract/entities.ts';
import { addedParty } from '../testing/added.ts';

const register = await startRegistry();
afterAll(() => register.close());
const server = await testServer({ registryUrl: register.address });

const fjordlys = {
  registryId: '123456785',
  name: 'FJORDLYS REGNSKAP AS',
  address: 'Strandgaten 18, 5013 Bergen',
  state: 'active',
  known: null,
};

describe('a search in the business register', () => {
  test.each([
    ['an organisation by its number', 'NO 123 456 785 MVA', fjordlys],
    ['an organisation by its name', 'fjordlys', fjordlys],
    ['one that is being wound up', '311234560', { name: 'HAVBRIS RESTAURANTDRIFT AS', state: 'windingUp' }],
    ['one that is bankrupt', '312500000', { name: 'GAMLE LYKTER HANDEL AS', state: 'bankrupt', address: null }],
    ['one that is deleted', '313103102', { name: 'VINTERSOL REISER AS', state: 'deleted', address: null }],
    ['one that is deleted and whose name is gone', failingUnit.removed, { name: null, state: 'deleted' }],
  ])('finds %s', async (_name, text, expected) => {
    const { admin } = await server.newCompany();
    const { json } = await admin.call(findInRegister, { query: { text } });
    expect(json['organisations']).toMatchObject([expected]);
  });

  test('names the party that has the number already', async () => {
    const { admin } = await server.newCompany();
    const { partyId } = await addedParty(admin, { registryId: '123456785', name: 'Fjordlys' });
    for (const text of ['123456785', 'fjordlys regnskap']) {
      const { json } = await admin.call(findInRegister, { query: { text } });
      expect((json['organisations'] as RegisterUnit[])[0]?.known).toEqual({ partyId, name: 'Fjordlys' });
    }
    const other = await server.newCompany();
    const { json } = await other.admin.call(findInRegister, { query: { text: '123456785' } });
    expect((json['organisations'] as RegisterUnit[])[0]?.known).toBeNull();
  });

  test('finds nothing by a name that no organisation has', async () => {
    const { admin } = await server.newCompany();
    expect((await admin.call(findInRegister, { query: { text: 'sildesalat' } })).json['organisations']).toEqual([]);
  });

  test.each([
    ['123456786', 'checkDigit'],
    ['12345678', 'exactDigits'],
    ['x', 'tooShort'],
  ])('refuses %s as %s', async (text, code) => {
    const { admin } = await server.newCompany();
    expect((await admin.call(findInRegister, { query: { text } })).fields).toEqual({ text: code });
  });

  test.each([
    ['a number that the register does not know', '923609016', 'parties.RegistryUnknown'],
    ['a number while the register is down', failingUnit.broken, 'parties.RegistryUnavailable'],
    ['a name while the register is down', failingName, 'parties.RegistryUnavailable'],
  ])('refuses %s', async (_name, text, code) => {
    const { admin } = await server.newCompany();
    expect((await admin.call(findInRegister, { query: { text } })).codes).toEqual([code]);
  });

  test.each<[RoleKey, number]>([
    ['officeadmin', 200],
    ['manager', 403],
    ['employee', 403],
  ])('a %s is answered %i', async (role, status) => {
    const company = await server.newCompany();
    expect((await (await company.person(role)).call(findInRegister, { query: { text: '123456785' } })).status).toBe(status);
  });
});
