import { expect, test } from 'vitest';
import type { RegisterCopy } from '../entities.ts';
import { differencesOf, registerDifferences } from './register-differences.ts';

const address = { streetAddress: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' };
const company = {
  registryId: '123456785',
  name: 'Fjordlys AS',
  address,
  secondaryStreetAddress: null,
  province: null,
  numberOfEmployees: null,
  purposeDescription: null,
  mobilePhone: null,
};
const copy: RegisterCopy = { state: 'active', company, copiedAt: '2026-11-23T10:00:00.000Z' };
const kept = { name: 'Fjordlys AS', address: 'Storgata 1, 0155 Oslo' };

test.each<[string, Parameters<typeof registerDifferences>[0], RegisterCopy | null, string[]]>([
  ['nothing that is the same', kept, copy, []],
  ['nothing that is only written otherwise', { name: 'FJORDLYS  AS', address: 'storgata 1 0155 oslo' }, copy, []],
  ['nothing that ends in a full stop', { ...kept, address: 'Storgata 1, 0155 Oslo.' }, copy, []],
  ['words that are written apart', { ...kept, name: 'Fjord lys AS' }, copy, ['name: Fjord lys AS → Fjordlys AS']],
  ['another name', { ...kept, name: 'Fjordlys' }, copy, ['name: Fjordlys → Fjordlys AS']],
  ['another address', { ...kept, address: 'Storgata 2' }, copy, ['address: Storgata 2 → Storgata 1, 0155 Oslo']],
  ['no address that nobody typed', { ...kept, address: null }, copy, []],
  ['that it is bankrupt', kept, { ...copy, state: 'bankrupt' }, ['state: active → bankrupt']],
  ['only that it is deleted', { ...kept, name: 'Other' }, { ...copy, state: 'deleted', company: null }, ['state: active → deleted']],
  [
    'no address that the register has not',
    kept,
    { ...copy, company: { ...company, address: { ...address, streetAddress: '', postalCode: '', city: '' } } },
    [],
  ],
  ['nothing without a copy', { ...kept, name: 'Other' }, null, []],
])('tells %s', (_name, wrote, register, expected) => {
  expect(registerDifferences(wrote, register).map((one) => `${one.field}: ${one.kept} → ${one.register}`)).toEqual(expected);
});

test('tells of an address that was not kept before, and of a company that is active again', () => {
  const said = { name: null, address: 'Storgata 1', state: 'active' as const };
  expect(differencesOf({ name: 'Fjordlys AS', address: null, state: 'bankrupt' }, said)).toEqual([
    { field: 'address', kept: null, register: 'Storgata 1' },
    { field: 'state', kept: 'bankrupt', register: 'active' },
  ]);
});
