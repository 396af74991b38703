import { expect, test } from 'vitest';
import { filterOf } from './log-address.ts';

const person = '11111111-2222-3333-4444-555555555555';

test.each([
  ['', {}, {}],
  [' pay ', {}, { search: 'pay' }],
  ['', { subject: ['risk', 'other'] }, { subjects: ['risk'] }],
  ['', { person: [person, 'me'] }, { companyUserIds: [person] }],
  ['', { from: ['2026-11-01'], to: ['soon'] }, { from: '2026-11-01' }],
  ['', { from: ['2027-02-31'] }, {}],
])('reads search %j and %j as a filter', (search, chosen, filter) => {
  expect(filterOf(search, chosen)).toEqual(filter);
});
