import { expect, test } from 'vitest';
import { comparedFields } from '../../contract/kinds.ts';
import { hasFields, sentFields } from './sent-fields.ts';

const by = { writes: new Set(comparedFields), today: '2026-11-28', allowSynthetic: true };
const [number, noNumber, account] = ['01819012365', '01819012366', '86011117947'];

test('values are sent without blanks, and numbers without dots', () => {
  const here = { firstName: ' Kari ', city: '  ', department: null, socialSecurityNumber: number, salaryAccountNumber: '8601.11.17947' };
  expect(sentFields(here, by)).toEqual({
    fields: { firstName: 'Kari', socialSecurityNumber: number, salaryAccountNumber: account },
    notTransferred: [],
  });
});

test('a number that is none is left out and named', () => {
  const here = { firstName: 'Kari', socialSecurityNumber: noNumber, salaryAccountNumber: account };
  expect(sentFields(here, by)).toEqual({
    fields: { firstName: 'Kari', salaryAccountNumber: account },
    notTransferred: ['socialSecurityNumber'],
  });
});

test('only fields that are asked for and that the system takes', () => {
  const here = { firstName: 'Kari', city: 'Oslo', socialSecurityNumber: noNumber };
  expect(sentFields(here, { ...by, among: ['city'] })).toEqual({ fields: { city: 'Oslo' }, notTransferred: [] });
  const writes = new Set(['firstName'] as const);
  expect(sentFields(here, { ...by, writes })).toEqual({ fields: { firstName: 'Kari' }, notTransferred: [] });
});

test('who has all values already has them however they are written', () => {
  const there = { firstName: 'Kari', mobilePhoneNumber: '912 34 567', city: 'Oslo' };
  expect(hasFields(there, { firstName: 'Kari', mobilePhoneNumber: '+4791234567' })).toBe(true);
  expect(hasFields(there, { firstName: 'Kari', city: 'Bergen' })).toBe(false);
  expect(hasFields(there, { department: 'Salg' })).toBe(false);
  expect(hasFields(there, {})).toBe(true);
});
