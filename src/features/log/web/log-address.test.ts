import { expect, test } from 'vitest';
import { filterOf } from './log-address.ts';

const person = '01930c3e-0000-7000-8000-000000000001';

test('asks for what the address says', () => {
  const chosen = { area: ['people', 'files'], show: ['deletions', 'failures'], person: [person], from: ['2026-11-01'], to: ['2026-11-30'] };
  expect(filterOf('kari', chosen)).toEqual({
    search: 'kari',
    areas: ['people', 'files'],
    companyUserIds: [person],
    from: '2026-11-01',
    to: '2026-11-30',
    onlyDeletions: true,
    onlyFailures: true,
  });
});

test('asks for everything when the address makes no sense', () => {
  expect(filterOf('', { area: ['what was it?'], person: ['Kari'], from: ['soon'], to: ['2027-02-31'], show: ['all'] })).toEqual({});
});
