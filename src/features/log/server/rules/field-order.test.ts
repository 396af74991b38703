import { expect, test } from 'vitest';
import { orderFields } from './field-order.ts';

test.each([
  [
    ['type', 'action', 'endDate', 'startDate'],
    ['type', 'action', 'startDate', 'endDate'],
  ],
  [
    ['to', 'from', 'deputyId'],
    ['from', 'to', 'deputyId'],
  ],
  [
    ['days', 'toYear', 'fromYear'],
    ['days', 'fromYear', 'toYear'],
  ],
  [
    ['validTo', 'weekdays', 'validFrom'],
    ['validFrom', 'validTo', 'weekdays'],
  ],
  [
    ['startDate', 'name', 'endDate'],
    ['name', 'startDate', 'endDate'],
  ],
  [
    ['endDate', 'position'],
    ['endDate', 'position'],
  ],
  [
    ['from', 'position'],
    ['from', 'position'],
  ],
])('the start of a period stands right before its end: %s', (stored, shown) => {
  expect(orderFields(stored)).toEqual(shown);
});
