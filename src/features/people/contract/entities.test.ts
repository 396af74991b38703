import { expect, test } from 'vitest';
import { fieldErrorsOf } from '#kernel/contract/errors.ts';
import { CompanyUserChange, NewCompanyUser, PersonFields } from './entities.ts';
import { isForeignAccount, refusedFields } from './refused-fields.ts';

const refusalsOf = (fields: object) => {
  const parsed = PersonFields.safeParse(fields);
  return parsed.success ? [] : fieldErrorsOf(parsed.error).map(({ path, code }) => `${path}: ${code}`);
};

test.each([
  ['firstName', ''],
  ['firstName', null],
  ['position', ''],
])('requires %s when it is %j', (name, value) => {
  expect(refusalsOf({ [name]: value })).toEqual([`${name}: required`]);
});

test.each([
  ['firstName', 'x'.repeat(51), 'tooLong'],
  ['firstName', '<b>Kari</b>', 'properFormat'],
  ['lastName', '1234', 'properFormat'],
  ['position', 'x'.repeat(76), 'tooLong'],
  ['position', '<script>', 'properFormat'],
  ['emailAddress', 'kari@', 'email'],
  ['mobilePhoneNumber', '1234567', 'phone'],
  ['mobilePhoneNumber', '1234567890123456', 'phone'],
  ['phoneCountryCode', '47', 'countryCode'],
  ['phoneCountryCode', '+4712', 'countryCode'],
  ['salaryAmount', '12345678901', 'tooLong'],
  ['salaryAmount', 'ti', 'numbersOnly'],
  ['positionCoverage', 101, 'percentage'],
  ['birthday', '2026-02-30', 'dateFormat'],
  ['birthday', '7/10/1983', 'dateFormat'],
  ['socialSecurityNumber', '12345678', 'tooShort'],
  ['socialSecurityNumber', '1'.repeat(21), 'tooLong'],
  ['salaryAccountNumber', '123456789', 'tooShort'],
  ['salaryAccountNumber', '1'.repeat(26), 'tooLong'],
  ['positionType', 'fixed', 'select'],
])('refuses %s %j as %s', (name, value, code) => {
  expect(refusalsOf({ [name]: value })).toEqual([`${name}: ${code}`]);
});

test('keeps an e-mail as it was typed, with the letters of its domain', () => {
  expect(PersonFields.parse({ emailAddress: ' Kari@blåbær.no ', secondaryEmail: 'kari@bücher.example' })).toEqual({
    emailAddress: 'Kari@blåbær.no',
    secondaryEmail: 'kari@bücher.example',
  });
});

test.each([
  ['NO93 8601 1117 947', true],
  ['GB29NWBK60161331926819', true],
  ['123456789012', true],
  ['1234567890', true],
  ['8601.11.17947', false],
  ['86011117947', false],
  ['123456789', false],
  ['', false],
])('the account %j is worth a warning: %s', (typed, expected) => {
  expect(isForeignAccount(typed)).toBe(expected);
});

test.each([
  [{ address: { postalCode: '0' } }, 'address.postalCode: postalCode'],
  [{ address: { city: '12' } }, 'address.city: properFormat'],
  [{ address: { streetAddress: '<>' } }, 'address.streetAddress: address'],
  [{ emergencyContacts: [{ fullName: 'Ola', phone: '1', relation: null }] }, 'emergencyContacts[0].phone: phone'],
  [{ emergencyContacts: [{ fullName: 'Ola', phone: '912345678', relation: null }] }, 'emergencyContacts[0].phone: phone'],
  [{ emergencyContacts: [{ fullName: 'Ola', phone: '', relation: null }] }, 'emergencyContacts[0].phone: required'],
])('names the inner field of %j', (fields, expected) => {
  expect(refusalsOf(fields)).toEqual([expected]);
});

test('reads what people really type', () => {
  const typed = {
    firstName: ' Bjørn-Åge ',
    lastName: "D'Ødegård",
    emailAddress: '',
    mobilePhoneNumber: '912 34 567',
    salaryAmount: '650 000,50',
    salaryAccountNumber: '8601.11.17947',
    socialSecurityNumber: '018190 12365',
    startDate: '0001-01-01T00:00:00',
    address: { streetAddress: 'Storgata 1 B', city: 'Mo i Rana', postalCode: '8622', country: 'no' },
  };
  expect(PersonFields.parse(typed)).toEqual({
    firstName: 'Bjørn-Åge',
    lastName: "D'Ødegård",
    emailAddress: null,
    mobilePhoneNumber: '91234567',
    salaryAmount: '650000.50',
    salaryAccountNumber: '86011117947',
    socialSecurityNumber: '01819012365',
    startDate: null,
    address: { streetAddress: 'Storgata 1 B', city: 'Mo i Rana', postalCode: '8622', country: 'NO' },
  });
});

test('a new person needs two names and a company, and is an employee unless said', () => {
  expect(NewCompanyUser.parse({ firstName: 'Kari', lastName: 'Vik', companyId: 1 }).role).toBe('employee');
  const refused = NewCompanyUser.safeParse({});
  expect(fieldErrorsOf(refused.error ?? expect.fail()).map(({ path }) => path)).toEqual(['firstName', 'lastName', 'companyId']);
});

test('a job title that is there cannot be emptied', () => {
  const change = { id: '01936d2e-0000-7000-8000-000000000001', companyId: 1 };
  expect(CompanyUserChange.safeParse({ ...change, position: null }).success).toBe(false);
  expect(CompanyUserChange.parse(change)).toEqual(change);
});

const now = { today: '2026-11-21', allowSynthetic: true };
test.each([
  [{ birthday: '2026-11-22' }, now, ['birthday']],
  [{ birthday: '2026-11-21' }, now, []],
  [{ startDate: '2026-02-01', endDate: '2026-01-31' }, now, ['endDate']],
  [{ startDate: '2026-02-01', endDate: '2026-02-01' }, now, []],
  [{ mobilePhoneNumber: '912345678' }, now, ['mobilePhoneNumber']],
  [{ mobilePhoneNumber: '00000000', phoneCountryCode: '+47' }, now, ['mobilePhoneNumber']],
  [{ mobilePhoneNumber: '912345678', phoneCountryCode: '+46' }, now, []],
  [{ mobilePhoneNumber: '91234567' }, now, []],
  [{ socialSecurityNumber: '01819012365' }, now, []],
  [{ socialSecurityNumber: '01819012365' }, { ...now, allowSynthetic: false }, ['socialSecurityNumber']],
  [{ socialSecurityNumber: '01819012366' }, now, ['socialSecurityNumber']],
  [{ socialSecurityNumber: 'AB1234567' }, now, ['socialSecurityNumber']],
  [{ socialSecurityNumber: 'AB1234567', country: 'NO' }, now, ['socialSecurityNumber']],
  [{ socialSecurityNumber: 'AB1234567', country: 'PL' }, now, []],
  [{ socialSecurityNumber: '1819012365' }, now, ['socialSecurityNumber']],
  [{ socialSecurityNumber: '1819012365', country: 'NO' }, now, ['socialSecurityNumber']],
  [{ socialSecurityNumber: '2512484916', country: 'DK' }, now, []],
  [{ socialSecurityNumber: '018190-12365' }, now, ['socialSecurityNumber']],
  [{ socialSecurityNumber: '01819012366', country: 'SE' }, now, ['socialSecurityNumber']],
  [{ socialSecurityNumber: '29029012345', country: 'NO' }, now, ['socialSecurityNumber']],
  [{ salaryAccountNumber: '86011117949' }, now, ['salaryAccountNumber']],
  [{ salaryAccountNumber: 'NO9386011117948' }, now, ['salaryAccountNumber']],
  [{ salaryAccountNumber: '123456789012' }, now, []],
])('judges %j in its circumstances', (person, circumstances, paths) => {
  expect(refusedFields(person, circumstances).map(({ path }) => path)).toEqual(paths);
});
