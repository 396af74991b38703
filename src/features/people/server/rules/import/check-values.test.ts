import { describe, expect, test } from 'vitest';
import { checkTogether, checkValues, personFieldsOf, sealedFields } from './check-values.ts';
import type { Values } from './read-cell.ts';

const now = { today: '2026-11-21', allowSynthetic: true };
const remarks = (found: ReturnType<typeof checkTogether>) => found.map(({ field, fieldCode }) => `${field} ${fieldCode}`);

test('values come back as they are stored, without what is not written as it stands', () => {
  expect(
    checkValues({
      fullName: 'Kari Hansen',
      firstName: ' Kari ',
      lastName: 'Hansen',
      role: 'manager',
      reportingTo: 'Ola Moe',
      mobilePhoneNumber: '912 34 567',
      positionCoverage: '80.456',
      salaryAmount: '650 000,50',
      'address.city': 'Oslo',
      'address.country': 'no',
      notes: ' ',
    }),
  ).toEqual({
    values: {
      firstName: 'Kari',
      lastName: 'Hansen',
      mobilePhoneNumber: '91234567',
      positionCoverage: 80.46,
      salaryAmount: '650000.50',
      'address.city': 'Oslo',
      'address.country': 'NO',
      role: 'manager',
      reportingTo: 'Ola Moe',
    },
    emergencyContact: undefined,
    problems: [],
  });
});

test('without role and manager none are made up', () => {
  expect(checkValues({ firstName: 'Kari' }).values).toEqual({ firstName: 'Kari' });
});

test.each<[Values, object]>([
  [
    { 'emergencyContact.fullName': 'Ola', 'emergencyContact.phone': '+46 701234567', 'emergencyContact.relation': 'Far' },
    { fullName: 'Ola', phoneCountryCode: '+46', phone: '701234567', relation: 'Far' },
  ],
  [
    { 'emergencyContact.fullName': 'Ola', 'emergencyContact.phone': '91234567' },
    { fullName: 'Ola', phoneCountryCode: '+47', phone: '91234567', relation: null },
  ],
])('the contact of %j is one person', (values, contact) => {
  expect(checkValues(values)).toMatchObject({ emergencyContact: contact, problems: [] });
});

describe('what breaks a rule', () => {
  test.each<[Values, object[]]>([
    [{ emailAddress: 'kari@' }, [{ code: 'field', fieldCode: 'email', field: 'emailAddress', params: { value: 'kari@' } }]],
    [
      { department: 'x'.repeat(101) },
      [{ code: 'field', fieldCode: 'tooLong', field: 'department', params: { length: 100, value: 'x'.repeat(101) } }],
    ],
    [{ 'address.postalCode': '?' }, [expect.objectContaining({ field: 'address.postalCode' })]],
    [
      { 'emergencyContact.fullName': 'Ola', 'emergencyContact.phone': '12' },
      [expect.objectContaining({ field: 'emergencyContact.phone', fieldCode: 'phone', params: { value: '12' } })],
    ],
    [{ 'emergencyContact.phone': '91234567' }, [expect.objectContaining({ field: 'emergencyContact.fullName' })]],
  ])('%j is told with its field, its rule and its value', (values, problems) => {
    const checked = checkValues(values);
    expect(checked.problems).toEqual(problems);
    expect([checked.values, checked.emergencyContact]).toEqual([values, undefined]);
  });

  test('what is sealed at rest is not repeated', () => {
    expect([...sealedFields].toSorted()).toEqual(['allergies', 'salaryAccountNumber', 'socialSecurityNumber']);
    for (const values of [{ socialSecurityNumber: '12' }, { salaryAccountNumber: '12' }, { allergies: 'x'.repeat(501) }])
      expect(checkValues(values).problems[0]?.params).not.toHaveProperty('value');
  });
});

test('what is judged is written as the fields of a person', () => {
  expect(
    personFieldsOf({ firstName: 'Kari', role: 'manager', reportingTo: 'x', fullName: 'y', positionCoverage: '80', 'address.city': 'Oslo' }),
  ).toEqual({
    firstName: 'Kari',
    positionCoverage: 80,
    address: { city: 'Oslo' },
  });
});

describe('rules of several values', () => {
  test.each<[string, Values, Values, string[]]>([
    ['a birthday today', { birthday: '2026-11-21' }, {}, []],
    ['a birthday tomorrow', { birthday: '2026-11-22' }, {}, ['birthday dateInFuture']],
    ['an end on the first day', { startDate: '2026-01-02', endDate: '2026-01-02' }, {}, []],
    ['an end before the start', { startDate: '2026-01-02', endDate: '2026-01-01' }, {}, ['endDate endBeforeStart']],
    ['an end before the stored start', { endDate: '2026-01-01' }, { startDate: '2026-01-02' }, ['endDate endBeforeStart']],
    ['a start after the stored end', { startDate: '2026-01-02' }, { endDate: '2026-01-01' }, ['endDate endBeforeStart']],
    ['a new end instead of the stored', { startDate: '2026-01-02', endDate: '2026-01-03' }, { endDate: '2026-01-01' }, []],
    ['a new start instead of the stored', { startDate: '2026-01-02', endDate: '2026-01-03' }, { startDate: '2026-02-01' }, []],
    ['a stored birthday is not judged again', {}, { birthday: '2030-01-01' }, []],
    ['wrong digits of an identity number', { socialSecurityNumber: '01819012366' }, {}, ['socialSecurityNumber checkDigit']],
    ['wrong digits of an account', { salaryAccountNumber: '86011117949' }, {}, ['salaryAccountNumber checkDigit']],
  ])('%s', (_name, values, stored, expected) => {
    expect(remarks(checkTogether(values, stored, now))).toEqual(expected);
  });

  test('a test number passes only where they do', () => {
    expect(remarks(checkTogether({ socialSecurityNumber: '01819012365' }, {}, now))).toEqual([]);
    expect(remarks(checkTogether({ socialSecurityNumber: '01819012365' }, {}, { ...now, allowSynthetic: false }))).toEqual([
      'socialSecurityNumber checkDigit',
    ]);
  });
});
