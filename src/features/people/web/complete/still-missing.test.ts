import { expect, test } from 'vitest';
import { kari } from '../../testing/kari.ts';
import { valuesOf } from '../edit-values.ts';
import { stillMissing } from './still-missing.ts';

const missingFields = ['mobilePhoneNumber', 'address.city', 'socialSecurityNumber'];
const values = { ...valuesOf(kari), address: { ...valuesOf(kari).address, city: '' } };

test('misses what is neither kept nor typed', () => {
  expect(stillMissing({ missingFields }, values)).toEqual(missingFields);
  expect(stillMissing({ missingFields }, { ...values, mobilePhoneNumber: '  ' })).toContain('mobilePhoneNumber');
});

test('takes what is typed for given', () => {
  const typed = { ...values, mobilePhoneNumber: '91234567', address: { ...values.address, city: 'Bodø' }, socialSecurityNumber: '1' };
  expect(stillMissing({ missingFields }, typed)).toEqual([]);
});

test('takes a number that is kept for given', () => {
  expect(stillMissing({ missingFields: ['socialSecurityNumber'], masked: { socialSecurityNumber: '•••65' } }, values)).toEqual([]);
});
