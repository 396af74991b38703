import { expect, test } from 'vitest';
import type { SummaryRow } from '../../contract/entities-balance.ts';
import { balanceColumns, balanceIn } from '../../contract/rules/summary-columns.ts';
import { narrowed, periodOf, totals, typesIn } from './summary-rows.ts';

const kari: SummaryRow = {
  companyUserId: 'k',
  fullName: 'Kari Nordmann',
  department: 'Salg',
  employeeNumber: null,
  days: [
    { type: 1, workingDays: 10, calendarDays: 14 },
    { type: 3, workingDays: 0, calendarDays: 2 },
  ],
  allowance: 25,
  taken: 10,
  planned: 5,
  reserved: 2,
  available: 13,
};
const ola: SummaryRow = {
  ...kari,
  companyUserId: 'o',
  fullName: 'Ola Hansen',
  department: null,
  days: [{ type: 2, workingDays: 4.5, calendarDays: 5 }],
};

test('shows only the types that somebody has days of', () => {
  expect(typesIn([kari, ola])).toEqual([1, 2]);
});

test('sums up each column, and counts each day once', () => {
  expect(totals([kari, ola], [1, 2])).toEqual({ days: [10, 4.5], balance: [50, 10, 10, 4, 26] });
  const [allowance = 0, ...rest] = balanceColumns.map((column) => balanceIn(kari, column));
  expect(rest.reduce((sum, days) => sum + days, 0)).toBe(allowance);
});

test.each([
  ['nord kari', [], ['k']],
  ['', ['Salg'], ['k']],
  ['', [''], ['o']],
  ['kari', [''], []],
])('narrows by "%s" and %j', (search, departments, ids) => {
  expect(narrowed([kari, ola], { search, departments }).map(({ companyUserId }) => companyUserId)).toEqual(ids);
});

test('takes this year when the address says no period', () => {
  expect(periodOf({ from: 'soon' }, 2026)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(periodOf({ to: '2026-02-31' }, 2026)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(periodOf({ from: '2026-03-01', to: '2026-03-31' }, 2026)).toEqual({ from: '2026-03-01', to: '2026-03-31' });
});
