import { describe, expect, test } from 'vitest';
import type { Values } from './read-cell.ts';
import { settleRow } from './settle-row.ts';

const settled = (values: Values, capitals = false) => settleRow({ number: 2, values, problems: [], warnings: [] }, { capitals });

test.each<[string, Values, Values]>([
  ['a whole name', { fullName: 'Hansen, Kari' }, { firstName: 'Kari', lastName: 'Hansen' }],
  ['a single name', { fullName: 'Kari' }, { firstName: 'Kari' }],
  ['only a last name', { fullName: 'Hansen,' }, { lastName: 'Hansen' }],
  ['a whole name beside its parts', { fullName: 'Kari Hansen', lastName: 'Moe' }, { firstName: 'Kari', lastName: 'Moe' }],
  ['a number with its country', { mobilePhoneNumber: '+46 701234567' }, { phoneCountryCode: '+46', mobilePhoneNumber: '701234567' }],
  [
    'a number with its country beside another',
    { phoneCountryCode: '+47', mobilePhoneNumber: '+46 701234567' },
    { phoneCountryCode: '+46', mobilePhoneNumber: '701234567' },
  ],
  ['a number without', { mobilePhoneNumber: '91234567' }, { mobilePhoneNumber: '91234567' }],
  [
    'a number of the person’s country',
    { mobilePhoneNumber: '0701234567', 'address.country': 'SE' },
    { phoneCountryCode: '+46', mobilePhoneNumber: '701234567', 'address.country': 'SE' },
  ],
  [
    'an American number',
    { mobilePhoneNumber: '2125550123', 'address.country': 'US' },
    { phoneCountryCode: '+1', mobilePhoneNumber: '2125550123', 'address.country': 'US' },
  ],
  [
    'a Danish number, which could be Norwegian',
    { mobilePhoneNumber: '40123456', 'address.country': 'DK' },
    { phoneCountryCode: '+45', mobilePhoneNumber: '40123456', 'address.country': 'DK' },
  ],
  [
    'a Norwegian number of somebody abroad',
    { mobilePhoneNumber: '91234567', 'address.country': 'SE' },
    { mobilePhoneNumber: '91234567', 'address.country': 'SE' },
  ],
  [
    'a number beside its code, whatever the country',
    { phoneCountryCode: '+47', mobilePhoneNumber: '91234567', 'address.country': 'DK' },
    { phoneCountryCode: '+47', mobilePhoneNumber: '91234567', 'address.country': 'DK' },
  ],
  [
    'a number that none of them has',
    { mobilePhoneNumber: '123', 'address.country': 'SE' },
    { mobilePhoneNumber: '123', 'address.country': 'SE' },
  ],
  ['a number with text', { mobilePhoneNumber: '+47 ukjent' }, { mobilePhoneNumber: '+47 ukjent' }],
  ['a number with too long a code', { mobilePhoneNumber: '+4712 34567' }, { mobilePhoneNumber: '+4712 34567' }],
  ['a code and place', { 'address.postalCode': '0155 Oslo' }, { 'address.postalCode': '0155', 'address.city': 'Oslo' }],
  [
    'a Swedish code and place',
    { 'address.postalCode': '11122, Stockholm' },
    { 'address.postalCode': '11122', 'address.city': 'Stockholm' },
  ],
  [
    'a code and place beside a place',
    { 'address.postalCode': '0155 Oslo', 'address.city': 'Bergen' },
    { 'address.postalCode': '0155', 'address.city': 'Bergen' },
  ],
  ['one in Iceland', { 'address.postalCode': '101', 'address.country': 'IS' }, { 'address.postalCode': '101', 'address.country': 'IS' }],
  ['letters', { 'address.postalCode': 'SW1', 'address.country': 'GB' }, { 'address.postalCode': 'SW1', 'address.country': 'GB' }],
  ['a code alone', { 'address.postalCode': '0155' }, { 'address.postalCode': '0155' }],
  [
    'a whole address',
    { 'address.streetAddress': 'Storgata 1, 0155 Oslo' },
    { 'address.streetAddress': 'Storgata 1', 'address.postalCode': '0155', 'address.city': 'Oslo' },
  ],
  [
    'a whole address without a comma',
    { 'address.streetAddress': 'Storgata 1 0155 Mo i Rana' },
    { 'address.streetAddress': 'Storgata 1', 'address.postalCode': '0155', 'address.city': 'Mo i Rana' },
  ],
  [
    'a whole address beside a code',
    { 'address.streetAddress': 'Storgata 1, 0155 Oslo', 'address.postalCode': '5003' },
    { 'address.streetAddress': 'Storgata 1, 0155 Oslo', 'address.postalCode': '5003' },
  ],
  [
    'a whole address beside a place',
    { 'address.streetAddress': 'Storgata 1, 0155 Oslo', 'address.city': 'Bergen' },
    { 'address.streetAddress': 'Storgata 1, 0155 Oslo', 'address.city': 'Bergen' },
  ],
  ['a street alone', { 'address.streetAddress': 'Storgata 1' }, { 'address.streetAddress': 'Storgata 1' }],
  [
    'a contact in one cell',
    { 'emergencyContact.fullName': 'Ola Nordmann, 912 34 567 (far)' },
    { 'emergencyContact.fullName': 'Ola Nordmann', 'emergencyContact.phone': '91234567', 'emergencyContact.relation': 'far' },
  ],
  [
    'a contact with a foreign number',
    { 'emergencyContact.fullName': 'Eva Berg: +46 70 123 45 67' },
    { 'emergencyContact.fullName': 'Eva Berg', 'emergencyContact.phone': '+46 701234567' },
  ],
  [
    'a contact whose relation stands in its own column',
    { 'emergencyContact.fullName': 'Ola Nordmann 91234567 (far)', 'emergencyContact.relation': 'Bror' },
    { 'emergencyContact.fullName': 'Ola Nordmann', 'emergencyContact.phone': '91234567', 'emergencyContact.relation': 'Bror' },
  ],
  [
    'a contact whose number stands in its own column',
    { 'emergencyContact.fullName': 'Ola 91234567', 'emergencyContact.phone': '90000000' },
    { 'emergencyContact.fullName': 'Ola 91234567', 'emergencyContact.phone': '90000000' },
  ],
  ['a contact without a number', { 'emergencyContact.fullName': 'Ola Nordmann' }, { 'emergencyContact.fullName': 'Ola Nordmann' }],
])('%s is settled', (_name, values, expected) => {
  expect(settled(values)).toEqual({ number: 2, values: expected, problems: [], warnings: [] });
});

describe('the birthday that an identity number tells', () => {
  const socialSecurityNumber = '01819012365';
  const born = '1990-01-01';
  test.each<[string, Values, Values, string | undefined]>([
    ['fills an empty one', { socialSecurityNumber }, { socialSecurityNumber, birthday: born }, 'birthdayFromNumber'],
    ['differs', { socialSecurityNumber, birthday: '1990-01-02' }, { socialSecurityNumber, birthday: '1990-01-02' }, 'birthdayDiffers'],
    ['is the same', { socialSecurityNumber, birthday: born }, { socialSecurityNumber, birthday: born }, undefined],
    ['is told by no other number', { socialSecurityNumber: '123' }, { socialSecurityNumber: '123' }, undefined],
  ])('%s', (_name, values, expected, code) => {
    const row = settled(values);
    expect(row.values).toEqual(expected);
    expect(row.warnings).toEqual(code ? [{ code, field: 'birthday', params: { value: born } }] : []);
  });
});

test('in a list of capitals names are spelt anew, and only names', () => {
  const values = { firstName: 'KARI', lastName: 'HANSEN-MOE', department: 'SALG' };
  expect(settled(values, true).values).toEqual({ firstName: 'Kari', lastName: 'Hansen-Moe', department: 'SALG' });
  expect(settled(values).values).toEqual(values);
  expect(settled({ department: 'SALG' }, true).values).toEqual({ department: 'SALG' });
});

test('a row keeps its problems and what was remarked before', () => {
  const row = {
    number: 7,
    values: { socialSecurityNumber: '01819012365' },
    problems: [{ code: 'roundedNumber' as const }],
    warnings: [{ code: 'sameName' as const }],
  };
  const after = settleRow(row, { capitals: false });
  expect([after.number, after.problems, after.warnings.map(({ code }) => code)]).toEqual([
    7,
    row.problems,
    ['sameName', 'birthdayFromNumber'],
  ]);
  expect(row.warnings).toEqual([{ code: 'sameName' }]);
});

test.each([
  ['155', undefined, '0155'],
  ['155', 'NO', '0155'],
  ['1067', 'DE', '01067'],
  ['100', 'FI', '00100'],
])('the postal code %s of %s has lost zeros, and it is said', (code, country, whole) => {
  const address: Values = country === undefined ? {} : { 'address.country': country };
  expect(settled({ ...address, 'address.postalCode': code })).toMatchObject({
    values: { ...address, 'address.postalCode': whole },
    warnings: [{ code: 'zeroRestored', field: 'address.postalCode' }],
  });
});
