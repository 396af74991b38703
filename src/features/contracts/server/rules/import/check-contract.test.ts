import { expect, test } from 'vitest';
import { checkContract } from './check-contract.ts';

const contactOf = (values: Parameters<typeof checkContract>[0]) => checkContract(values).row.contact;

test.each<[string, Parameters<typeof checkContract>[0], object]>([
  ['nothing', {}, {}],
  ['spaces around', { party: ' Telenor ', name: ' Mobil ' }, { party: 'Telenor', name: 'Mobil' }],
  ['a number with spaces', { registryId: 'NO 923 609 016 MVA' }, { registryId: '923609016' }],
  ['an amount gets its cents', { value: '25000' }, { value: '25000.00' }],
  ['a currency in small letters', { currency: 'eur' }, { currency: 'EUR' }],
  ['no end and no notice', { endDate: null, noticePeriod: null }, { endDate: null, noticePeriod: null }],
  ['the longest name', { name: 'x'.repeat(200) }, { name: 'x'.repeat(200) }],
  // Who is responsible is looked up, not judged as text.
  ['the responsible person is left to the plan', { responsible: 'x'.repeat(500) }, {}],
])('of a row, %s is kept or tidied', (_name, values, row) => {
  expect(checkContract(values)).toEqual({ row, problems: [] });
});

test.each<[string, Parameters<typeof checkContract>[0], object]>([
  [
    'a party of 201 letters',
    { party: 'x'.repeat(201) },
    { field: 'party', fieldCode: 'tooLong', params: { length: 200, value: 'x'.repeat(200) } },
  ],
  [
    'a category of 61 letters',
    { category: 'x'.repeat(61) },
    { field: 'category', fieldCode: 'tooLong', params: { length: 60, value: 'x'.repeat(61) } },
  ],
  [
    'a number of eight digits',
    { registryId: '12345678' },
    { field: 'registryId', fieldCode: 'exactDigits', params: { length: 9, value: '12345678' } },
  ],
  [
    'a number that does not add up',
    { registryId: '123456789' },
    { field: 'registryId', fieldCode: 'checkDigit', params: { value: '123456789' } },
  ],
  ['a currency of two letters', { currency: 'KR' }, { field: 'currency', fieldCode: 'select', params: { value: 'KR' } }],
  ['an address that is none', { contactEmail: 'kari@' }, { field: 'contactEmail', fieldCode: 'email', params: { value: 'kari@' } }],
  ['a phone number that is none', { contactName: 'Kari', contactPhone: 'ring' }, { field: 'contactPhone' }],
  ['a contact of 101 letters', { contactName: 'x'.repeat(101) }, { field: 'contactName', fieldCode: 'tooLong', params: { length: 100 } }],
])('%s is a problem of its field', (_name, values, problem) => {
  const { row, problems } = checkContract(values);
  expect(row).toEqual({});
  expect(problems).toEqual([
    expect.objectContaining({ code: 'field', ...problem, ...('params' in problem && { params: expect.objectContaining(problem.params) }) }),
  ]);
});

test('each problem of a row is named, and what is in order is not', () => {
  const { problems } = checkContract({ party: 'Telenor', name: 'x'.repeat(201), currency: 'KR', signedBy: 'x'.repeat(101) });
  expect(new Set(problems.map(({ field }) => field))).toEqual(new Set(['name', 'currency', 'signedBy']));
});

test('a length of time beyond the longest is a problem of the whole field, without a value to show', () => {
  const { problems } = checkContract({ noticePeriod: { number: 100_000, unit: 'month' } });
  expect(problems).toEqual([expect.objectContaining({ code: 'field', field: 'noticePeriod' })]);
  expect(problems[0]?.params).not.toHaveProperty('value');
});

test.each<[string, Parameters<typeof checkContract>[0], object | undefined]>([
  ['nothing', {}, undefined],
  ['a name', { contactName: 'Per' }, { name: 'Per', email: null, phone: null, phoneCountryCode: '+47' }],
  ['an address alone', { contactEmail: 'per@x.no' }, { name: 'per@x.no', email: 'per@x.no', phone: null }],
  [
    'a number alone',
    { contactPhone: '+46 812345678' },
    { name: '+46 812345678', email: null, phoneCountryCode: '+46', phone: '812345678' },
  ],
  [
    'all of them',
    { contactName: 'Per', contactEmail: 'per@x.no', contactPhone: '+47 91234567' },
    { name: 'Per', email: 'per@x.no', phoneCountryCode: '+47', phone: '91234567' },
  ],
])('the contact of a row with %s', (_name, values, contact) => {
  if (contact) expect(contactOf(values)).toMatchObject(contact);
  else expect(contactOf(values)).toBeUndefined();
});
