import { expect, test } from 'vitest';
import { countActions } from '#kernel/server/sheets/rules/count-actions.ts';
import { readSheet } from '#kernel/server/sheets/rules/read-sheet.ts';
import { planFile } from '../../../testing/contract-plan.ts';
import { messyRegister } from '../../../testing/messy-register.ts';

test('a messy sheet is read without a question', async () => {
  const file = await readSheet(await messyRegister(200));
  if ('fault' in file) throw new Error(file.fault);
  const { list, plan } = await planFile(file);
  expect(list.columns.map(({ field }) => field)).toEqual([
    'party',
    'name',
    'startDate',
    'endDate',
    'renewalInterval',
    'noticePeriod',
    'value',
    'interval',
    'notes',
  ]);
  expect([list.needsInterval, list.columns.some(({ needsOrder }) => needsOrder)]).toEqual([false, false]);
  expect(countActions(plan)).toEqual({ create: 200, update: 0, unchanged: 0, skip: 1, refuse: 4 });
  const [first] = plan;
  expect(first?.content).toMatchObject({
    party: 'Leverandør 1',
    startDate: '2020-02-15',
    renewalInterval: { number: 12, unit: 'month' },
    noticePeriod: { number: 2, unit: 'month' },
    value: '1001.00',
    interval: 2,
  });
  expect(plan.every(({ fate, deadline }) => fate !== 'create' || deadline !== null)).toBe(true);
});
