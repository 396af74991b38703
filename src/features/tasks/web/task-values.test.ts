import { expect, test } from 'vitest';
import { repeatOf, TaskSchema, valuesOf } from './task-values.ts';

test.each([
  [
    { number: 14, unit: 'day' },
    { unit: 'week', every: 2 },
  ],
  [
    { number: 10, unit: 'day' },
    { unit: 'day', every: 10 },
  ],
  [
    { number: 12, unit: 'month' },
    { unit: 'year', every: 1 },
  ],
  [
    { number: 3, unit: 'month' },
    { unit: 'month', every: 3 },
  ],
] as const)('%j is shown as %j, and sent as before', (repeat, shown) => {
  // Only its repeat matters here.
  const { unit, every } = valuesOf({ ...valuesOf(undefined), repeat } as unknown as Parameters<typeof valuesOf>[0]);
  expect({ unit, every }).toEqual(shown);
  expect(repeatOf({ unit, every })).toEqual(repeat);
});

test.each([
  [{}, ''],
  [{ title: ' ' }, 'title'],
  [{ responsibleId: null }, 'responsibleId'],
  [{ unit: 'week' }, 'dueDate'],
  [{ unit: 'week', dueDate: '2026-12-01' }, ''],
  [{ unit: 'week', dueDate: '2026-12-01', every: 0 }, 'every'],
  [{ unit: 'week', dueDate: '2026-12-01', every: 1.5 }, 'every'],
  [{ unit: 'year', dueDate: '2026-12-01', every: 5 }, ''],
  [{ unit: 'year', dueDate: '2026-12-01', every: 6 }, 'every'],
] as const)('a task with %j is refused for: %s', (change, expected) => {
  const values = { ...valuesOf(undefined), title: 'Ny pult', responsibleId: '01936d2e-0000-7000-8000-000000000001', ...change };
  const { error } = TaskSchema.safeParse(values);
  expect(error?.issues.map(({ path }) => path.join('.')).join(' ') ?? '').toBe(expected);
});
