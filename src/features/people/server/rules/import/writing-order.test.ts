import { expect, test } from 'vitest';
import { writingOrder } from './writing-order.ts';

const row = (number: number, fate: string, companyUserId?: string, reportingToCompanyUserId?: string) => ({
  number,
  fate,
  companyUserId,
  reportingToCompanyUserId,
});

test('managers are written before those who report to them, changes last, the rest in the order of the sheet', () => {
  const rows = [
    row(2, 'update', 'old', 'boss'),
    row(3, 'create', 'worker', 'lead'),
    row(4, 'refuse', 'x'),
    row(5, 'create', 'lead', 'boss'),
    row(6, 'create', 'boss'),
    row(7, 'create', 'other', 'there'),
  ];
  expect([...writingOrder(rows).keys()]).toEqual([6, 7, 5, 3, 2]);
});

test('rows of one rank are written by their number, whatever order they come in', () => {
  const rows = [row(9, 'create', 'later'), row(3, 'create', 'sooner'), row(8, 'update', 'old'), row(4, 'update', 'older')];
  expect([...writingOrder(rows)]).toEqual([
    [3, 0],
    [9, 1],
    [4, 2],
    [8, 3],
  ]);
});

test('only new managers count: somebody who is there already may be reported to at once', () => {
  const rows = [
    row(2, 'update', 'old', 'boss'),
    row(3, 'create', 'boss'),
    row(4, 'create', 'second', 'boss'),
    row(5, 'create', 'worker', 'old'),
  ];
  expect([...writingOrder(rows).keys()]).toEqual([3, 5, 4, 2]);
});

test('a new person without a manager is nobody’s report, also while they have no id', () => {
  expect([...writingOrder([row(2, 'create'), row(3, 'create', 'other')])]).toEqual([
    [2, 0],
    [3, 1],
  ]);
});
