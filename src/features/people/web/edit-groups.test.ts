import { expect, test } from 'vitest';
import { kari } from '../testing/kari.ts';
import { canChange, editGroups, groupsFor, inPageOrder, progressOf } from './edit-groups.ts';
import { valuesOf } from './edit-values.ts';

const untouched = { values: valuesOf(kari), masked: undefined, changed: [], wrong: [] };

test('offers the groups in which one may change something', () => {
  expect(groupsFor(canChange({ ...kari, editableFields: ['notes', 'team'] }))).toEqual(['job', 'remarks']);
  expect(groupsFor(canChange(kari))).toEqual([]);
});

test('counts what is given of the fields that one may fill in', () => {
  const can = canChange({ ...kari, editableFields: ['team', 'position', 'positionCoverage', 'phoneCountryCode', 'address'] });
  expect(progressOf('job', can, untouched)).toMatchObject({ given: 2, total: 3 });
  expect(progressOf('address', can, untouched)).toMatchObject({ given: 1, total: 1 });
});

test('counts a hidden number as given', () => {
  const can = canChange({ ...kari, editableFields: ['socialSecurityNumber', 'salaryAccountNumber'] });
  const masked = { socialSecurityNumber: '•••••••••65', salaryAccountNumber: null };
  expect(progressOf('pay', can, { ...untouched, masked })).toMatchObject({ given: 1, total: 2 });
});

test('says which group is changed and which is wrong', () => {
  const can = () => true;
  const state = { ...untouched, changed: ['team' as const], wrong: ['address.city'] };
  expect(progressOf('job', can, state)).toMatchObject({ isChanged: true, isWrong: false });
  expect(progressOf('address', can, state)).toMatchObject({ isChanged: false, isWrong: true });
});

test('names the fields that are wrong in the order of the page', () => {
  const paths = [
    'firstName',
    'mobilePhoneNumber',
    'address.streetAddress',
    'address.postalCode',
    'address.city',
    'team',
    'endDate',
    'salaryCurrency',
    'salaryInterval',
    'birthday',
    'emergencyContacts.0.fullName',
    'emergencyContacts.0.relation',
    'emergencyContacts.0.phone',
    'emergencyContacts.1.fullName',
    'emergencyContacts.10.fullName',
    'notes',
  ];
  expect(inPageOrder(paths.toReversed())).toEqual(paths);
  expect(inPageOrder(paths.toSorted())).toEqual(paths);
});

test('knows the place of every field', () => {
  const fields: readonly string[] = Object.values(editGroups).flat();
  expect(Object.keys(valuesOf(kari)).filter((name) => !fields.includes(name))).toEqual([]);
});
