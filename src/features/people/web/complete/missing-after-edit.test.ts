import { expect, test } from 'vitest';
import { kari } from '../../testing/kari.ts';
import { valuesOf } from '../edit-values.ts';
import { missingAfterEdit } from './missing-after-edit.ts';

const missingFields = ['mobilePhoneNumber', 'address.city', 'socialSecurityNumber'];
const values = { ...valuesOf(kari), address: { ...valuesOf(kari).address, city: '' } };

test('misses what is neither kept nor typed', () => {
  expect(missingAfterEdit({ missingFields }, values)).toEqual(missingFields);
  expect(missingAfterEdit({ missingFields }, { ...values, mobilePhoneNumber: '  ' })).toContain('mobilePhoneNumber');
});

test('takes what is typed for given', () => {
  const typed = { ...values, mobilePhoneNumber: '91234567', address: { ...values.address, city: 'Bodø' }, socialSecurityNumber: '1' };
  expect(missingAfterEdit({ missingFields }, typed)).toEqual([]);
});

test('takes a number that is kept for given', () => {
  expect(missingAfterEdit({ missingFields: ['socialSecurityNumber'], masked: { socialSecurityNumber: '•••65' } }, values)).toEqual([]);
});
