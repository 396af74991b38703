import { expect, test } from 'vitest';
import { kari } from '../testing/kari.ts';
import { valuesOf } from './edit-values.ts';
import { omittedFields } from './person-draft.ts';

const base = valuesOf(kari);
const secret = ['allergies', 'salaryAccountNumber', 'salaryAmount', 'salaryCurrency', 'salaryInterval', 'socialSecurityNumber'];

test('leaves out national number, account, allergies and pay', () => {
  expect(omittedFields(base, () => true).toSorted()).toEqual(secret);
});

test('leaves out what the user may no longer change', () => {
  expect(omittedFields(base, (name) => name !== 'team').toSorted()).toEqual([...secret, 'team'].toSorted());
});
