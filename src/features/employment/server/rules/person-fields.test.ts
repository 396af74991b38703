import { expect, test } from 'vitest';
import type { Values } from '../../contract/template.ts';
import { personFieldsOf } from './person-fields.ts';

const fieldsOf = (values: Values, unused: string[] = []) => personFieldsOf({ values, unused }, { positionType: null });

test.each<[string, Values, object]>([
  ['nothing', {}, {}],
  ['a name', { firstName: 'Ola', lastName: 'Moe', email: 'ola@x.no' }, { firstName: 'Ola', lastName: 'Moe', emailAddress: 'ola@x.no' }],
  [
    'a number with its code',
    { countryCode: '+46', mobileNumber: '701234567' },
    { phoneCountryCode: '+46', mobilePhoneNumber: '701234567' },
  ],
  ['a code without a number', { countryCode: '+46', mobileNumber: ' ' }, {}],
  ['the work', { position: 'Selger', positionCoverage: 80 }, { position: 'Selger', positionCoverage: 80 }],
  ['the term', { startDate: '2027-01-04', expirationDate: '2028-01-03' }, { startDate: '2027-01-04', endDate: '2028-01-03' }],
  ['pay', { salaryAmount: 250.5, salaryInterval: 'Hourly' }, { salaryAmount: '250.5', salaryCurrency: 'NOK', salaryInterval: 'hourly' }],
  ['an interval without pay', { salaryInterval: 'Monthly' }, {}],
  ['a trial', { startDate: '2027-01-04', probationaryPeriod: '6' }, { startDate: '2027-01-04', trialPeriodEndDate: '2027-07-03' }],
  [
    'a trial that ends with a short month',
    { startDate: '2027-08-31', probationaryPeriod: '6' },
    { startDate: '2027-08-31', trialPeriodEndDate: '2028-02-28' },
  ],
  ['a trial without a start', { probationaryPeriod: '6' }, {}],
  ['no trial', { startDate: '2027-01-04', probationaryPeriod: '' }, { startDate: '2027-01-04' }],
  ['a trial of no number', { startDate: '2027-01-04', probationaryPeriod: 'kort' }, { startDate: '2027-01-04' }],
  ['what people do not have', { employerName: 'Fjord AS' }, {}],
])('of a contract that says %s', (_name, values, fields) => {
  expect(fieldsOf(values)).toEqual({ fields, refused: [] });
});

test.each([
  ['Hourly', 'hourly'],
  ['Weekly', 'weekly'],
  ['Monthly', 'monthly'],
  ['Yearly', 'yearly'],
])('pay that is %s is %s', (salaryInterval, interval) => {
  expect(fieldsOf({ salaryAmount: 1, salaryInterval }).fields.salaryInterval).toBe(interval);
});

test('the kind of position comes from the document', () => {
  expect(personFieldsOf({ values: {}, unused: [] }, { positionType: 'temporary' }).fields).toEqual({ positionType: 'temporary' });
});

test('what own words replaced is not taken over; a name is', () => {
  const values = {
    firstName: 'Ola',
    startDate: '2027-01-04',
    expirationDate: '2028-01-03',
    positionCoverage: 80,
    probationaryPeriod: '6',
    salaryAmount: 1,
    salaryInterval: 'Hourly',
  };
  expect(fieldsOf(values, Object.keys(values))).toEqual({ fields: { firstName: 'Ola' }, refused: [] });
  expect(fieldsOf(values, ['salaryAmount']).fields).not.toHaveProperty('salaryCurrency');
  expect(fieldsOf(values, ['probationaryPeriod']).fields).not.toHaveProperty('trialPeriodEndDate');
});

test('a start that is no text has no trial, and is named', () => {
  expect(fieldsOf({ startDate: 20_270_104, probationaryPeriod: '6' })).toEqual({ fields: {}, refused: ['startDate'] });
});

test('fields that people cannot hold are named, each once, and nothing is taken over', () => {
  expect(fieldsOf({ firstName: 'Ola', email: 'x', startDate: 'snart' })).toEqual({ fields: {}, refused: ['emailAddress', 'startDate'] });
});
