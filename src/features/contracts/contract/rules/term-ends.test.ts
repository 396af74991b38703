import { expect, test } from 'vitest';
import { endFrom, lastEnd, type Terms } from './term-ends.ts';

const terms: Terms = {
  status: 1,
  typeId: 2,
  endDate: '2027-06-30',
  renewalInterval: { number: 12, unit: 'month' },
  noticePeriod: null,
  terminatedOn: null,
};
const renewing = { typeId: 1 } as const;

test.each<[string, Partial<Terms>, string | null]>([
  ['what ends', {}, '2027-06-30'],
  ['what ends and is inactive', { status: 2 }, null],
  ['what has no end', { endDate: null }, null],
  ['what renews', renewing, null],
  ['what renews without an interval', { ...renewing, renewalInterval: null }, '2027-06-30'],
  ['what was terminated in a later term', { ...renewing, status: 3, terminatedOn: '2027-07-01' }, '2028-06-30'],
  ['what was terminated in an unknown term, as of today', { ...renewing, status: 3 }, '2029-06-30'],
])('the last end of %s', (_name, change, expected) => {
  expect(lastEnd({ ...terms, ...change }, '2028-07-01')).toBe(expected);
});

test.each<[string, Partial<Terms>, string, string | null]>([
  ['on the day itself', {}, '2027-06-30', '2027-06-30'],
  ['the day after', {}, '2027-07-01', null],
  ['of what renews, the day after', renewing, '2027-07-01', '2028-06-30'],
  ['of what is inactive', { ...renewing, status: 2 }, '2027-06-30', null],
  ['of what has no end', { ...renewing, endDate: null }, '2027-06-30', null],
])('the first end %s', (_name, change, day, expected) => {
  expect(endFrom({ ...terms, ...change }, day, '2027-01-01')).toBe(expected);
});
