import { expect, test } from 'vitest';
import type { ExternalFields } from '../provider.ts';
import { newEmployee, partsOf, patchOf } from './person.ts';

const departments = new Map([
  [21, 'Salg'],
  [22, 'Drift'],
]);
const replaced = (path: string, value: unknown) => ({ op: 'replace', path, value });

test.each<[string, ExternalFields, boolean, object[]]>([
  ['nothing', {}, true, []],
  ['a text', { position: 'Sjef' }, true, [replaced('/JobTitle', 'Sjef')]],
  ['a part of an address that is there', { city: 'Oslo' }, true, [replaced('/MailAddress/City', 'Oslo')]],
  [
    'an address where there is none, as a whole, since a path into it leads nowhere',
    { city: 'Oslo', postalCode: '0155', lastName: 'Dal' },
    false,
    [replaced('/LastName', 'Dal'), { op: 'add', path: '/MailAddress', value: { ZipCode: '0155', City: 'Oslo' } }],
  ],
  ['no address where none is chosen', { lastName: 'Dal' }, false, [replaced('/LastName', 'Dal')]],
  ['a number as a number', { employeeNumber: '17' }, true, [replaced('/Number', 17)]],
  ['a number with letters not', { employeeNumber: 'A-17' }, true, []],
  ['a department by its id', { department: ' drift' }, true, [replaced('/DepartmentId', 22)]],
  ['an unknown department not', { department: 'Lager' }, true, []],
  ['an empty value not', { position: ' ', city: null }, true, []],
  ['an account not', { salaryAccountNumber: '86011117947' }, true, []],
])('a change sends %s', (_what, fields, hasAddress, patch) => {
  expect(patchOf(partsOf(fields, departments).parts, { hasAddress })).toEqual(patch);
});

test('somebody new is sent with their address inside', () => {
  expect(newEmployee(partsOf({ firstName: 'Eva', lastName: 'Li', city: 'Oslo', department: 'Salg' }, departments).parts)).toEqual({
    FirstName: 'Eva',
    LastName: 'Li',
    DepartmentId: 21,
    MailAddress: { City: 'Oslo' },
  });
});
