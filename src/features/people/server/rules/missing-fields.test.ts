import { expect, test } from 'vitest';
import { missingFields } from './missing-fields.ts';

type CheckedPerson = Parameters<typeof missingFields>[0];

const whole: CheckedPerson = {
  isExternal: false,
  firstName: 'Kari',
  lastName: 'Hansen',
  mobilePhoneNumber: '91234567',
  birthday: '1983-07-10',
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  socialSecurityNumber: '01819012365',
  salaryAccountNumber: '86011117947',
};
const nothing: CheckedPerson = {
  isExternal: false,
  firstName: '',
  lastName: '',
  mobilePhoneNumber: null,
  birthday: null,
  streetAddress: null,
  postalCode: null,
  city: null,
  socialSecurityNumber: null,
  salaryAccountNumber: null,
};

test.each<[Partial<CheckedPerson>, string[]]>([
  [{}, []],
  [{ firstName: '' }, ['firstName']],
  [{ lastName: '' }, ['lastName']],
  [{ mobilePhoneNumber: null }, ['mobilePhoneNumber']],
  [{ mobilePhoneNumber: '' }, ['mobilePhoneNumber']],
  [{ birthday: null }, ['birthday']],
  [{ streetAddress: null }, ['address.streetAddress']],
  [{ postalCode: null }, ['address.postalCode']],
  [{ city: null }, ['address.city']],
  [{ socialSecurityNumber: null }, ['socialSecurityNumber']],
  [{ salaryAccountNumber: null }, ['salaryAccountNumber']],
])('one of the staff with %j lacks %j', (wish, missing) => {
  expect(missingFields({ ...whole, ...wish })).toEqual(missing);
});

test('what is missing is named in the order of the form', () => {
  expect(missingFields(nothing)).toEqual([
    'firstName',
    'lastName',
    'mobilePhoneNumber',
    'birthday',
    'address.streetAddress',
    'address.postalCode',
    'address.city',
    'socialSecurityNumber',
    'salaryAccountNumber',
  ]);
});

test('of externals only a way to reach them is asked for', () => {
  expect(missingFields({ ...nothing, isExternal: true })).toEqual(['firstName', 'lastName', 'mobilePhoneNumber']);
});
