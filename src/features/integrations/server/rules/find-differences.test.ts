import { describe, expect, test } from 'vitest';
import { comparedFields, type ComparedField } from '../../contract/kinds.ts';
import { findDifferences, invalidNumbersOf } from './find-differences.ts';
import { readFields } from './judge-value.ts';

const by = { reads: new Set(comparedFields), writes: new Set(comparedFields), today: '2026-11-26', allowSynthetic: true };
const [number, otherNumber, noNumber] = ['01819012365', '29849610021', '01819012366'];
const [account, noAccount] = ['86011117947', '86011117948'];

const differing = (field: ComparedField, ours: string | null, theirs: string | null, unreadable: ComparedField[] = []) =>
  findDifferences({ [field]: ours }, { fields: { [field]: theirs }, unreadable }, by);

describe('a difference', () => {
  test.each<[ComparedField, string | null, string | null, string | undefined, boolean, boolean]>([
    ['firstName', 'Kari', 'Karin', 'different', true, true],
    ['firstName', 'Åse', 'A\u030ase', undefined, false, false],
    ['emailAddress', 'Kari@firma.no', 'kari@FIRMA.no', undefined, false, false],
    ['mobilePhoneNumber', '+4791234567', '912 34 567', undefined, false, false],
    ['country', null, 'NO', undefined, false, false],
    ['country', 'SE', null, 'missingThere', false, true],
    ['department', null, 'Salg', 'missingHere', true, false],
    ['department', 'Salg', '  ', 'missingThere', false, true],
    // What the rules here refuse is shown and not fetched.
    ['position', 'Selger', '???', 'different', false, true],
    ['birthday', '1990-02-03', '2190-02-03', 'different', false, true],
    ['socialSecurityNumber', number, otherNumber, 'different', true, true],
    ['socialSecurityNumber', number, noNumber, 'invalid', false, true],
    ['socialSecurityNumber', null, noNumber, 'invalid', false, false],
    ['socialSecurityNumber', noNumber, number, 'invalid', true, false],
    ['socialSecurityNumber', noNumber, null, 'invalid', false, false],
    ['socialSecurityNumber', null, number, 'missingHere', true, false],
    ['socialSecurityNumber', noNumber, noNumber, undefined, false, false],
    ['salaryAccountNumber', account, '8601.11.17947', undefined, false, false],
    ['salaryAccountNumber', account, noAccount, 'invalid', false, true],
  ])('in %s between %j and %j: %s', (...[field, ours, theirs, kind, canWriteHere, canWriteThere]) => {
    const found = differing(field, ours, theirs);
    expect(found).toMatchObject(kind ? [{ field, kind, canWriteHere, canWriteThere }] : []);
    expect(found).toHaveLength(kind ? 1 : 0);
  });

  test('shows values, but never those of hidden numbers', () => {
    expect(differing('city', 'Oslo', 'Bergen')).toMatchObject([{ here: 'Oslo', there: 'Bergen' }]);
    expect(JSON.stringify(differing('socialSecurityNumber', number, otherNumber))).not.toMatch(/\d{3}/);
  });

  test('is never what cannot be read', () => {
    expect(differing('salaryAccountNumber', account, null, ['salaryAccountNumber'])).toEqual([]);
    const reads = new Set(comparedFields.filter((field) => field !== 'position'));
    expect(findDifferences({ position: 'Selger' }, { fields: {}, unreadable: [] }, { ...by, reads })).toEqual([]);
  });

  test('is only shown where the other system does not take it', () => {
    const writes = new Set<ComparedField>();
    const theirs = { fields: { startDate: '2020-01-02' }, unreadable: [] };
    expect(findDifferences({ startDate: '2020-01-01' }, theirs, { ...by, writes })).toMatchObject([
      { canWriteHere: true, canWriteThere: false },
    ]);
  });
});

test('numbers that are none are named', () => {
  expect(invalidNumbersOf({ socialSecurityNumber: noNumber, salaryAccountNumber: account }, by)).toEqual(['socialSecurityNumber']);
  expect(invalidNumbersOf({ socialSecurityNumber: number, salaryAccountNumber: noAccount }, by)).toEqual(['salaryAccountNumber']);
  expect(invalidNumbersOf({}, by)).toEqual([]);
});

test('values of another system are read as fields of a person, and the refused ones are named', () => {
  const { fields, refused } = readFields(
    {
      firstName: ' Kari ',
      mobilePhoneNumber: '0046 70 123 45 67',
      country: 'no',
      city: 'Oslo',
      startDate: '2020-01-01T00:00:00',
      endDate: '2019-01-01',
      birthday: '0001-01-01',
      position: '???',
      department: '',
      socialSecurityNumber: noNumber,
      salaryAccountNumber: '8601.11.17947',
    },
    by,
  );
  expect(fields).toEqual({
    firstName: 'Kari',
    phoneCountryCode: '+46',
    mobilePhoneNumber: '701234567',
    address: { country: 'NO', city: 'Oslo' },
    startDate: '2020-01-01',
    salaryAccountNumber: account,
  });
  expect(refused.toSorted()).toEqual(['endDate', 'position', 'socialSecurityNumber']);
});

test('a system that keeps one name differs only when the words do', () => {
  const theirs = { fields: { firstName: 'Kari Nes', lastName: 'Hansen' }, unreadable: [] };
  const names = (ours: { firstName: string; lastName: string }, hasOneName: boolean) =>
    findDifferences(ours, theirs, { ...by, hasOneName }).map(({ field }) => field);
  expect(names({ firstName: 'Kari', lastName: 'Nes Hansen' }, true)).toEqual([]);
  expect(names({ firstName: 'Kari', lastName: 'Nes Hansen' }, false)).toEqual(['firstName', 'lastName']);
});
