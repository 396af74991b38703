import { describe, expect, test } from 'vitest';
import { intervalText } from '#kernel/server/export/interval-text.ts';
import { contractImportFields } from '../../../contract/entities-import.ts';
import { enImport } from '../../../texts/en-import.ts';
import { en } from '../../../texts/en-output.ts';
import { noImport } from '../../../texts/no-import.ts';
import { no } from '../../../texts/no-output.ts';
import { existingLease, actionsOf, planOf, tableOf } from '../../../testing/contract-plan.ts';

describe.each([
  ['English', 'en', enImport, en],
  ['Norwegian', 'no', noImport, no],
] as const)('in %s', (_name, language, words, output) => {
  test('the headings of the template are those of its fields', () => {
    const { columns } = tableOf(
      contractImportFields.map((field) => words.fields[field]),
      contractImportFields.map(() => null),
    );
    expect(columns.map(({ field }) => field)).toEqual([...contractImportFields]);
  });

  test.each([
    ['running', '2026-12-31', output.status[1]],
    // What an export calls expired is not inactive (contracts.2).
    ['past its end', '2024-12-31', output.expired],
  ])('an exported contract that is %s comes back unchanged', async (_case, endDate, status) => {
    const lease = existingLease();
    const existing = [{ ...lease, content: { ...lease.content, endDate, typeId: 2 as const, renewalInterval: null } }];
    const exported = {
      party: 'Fjordgata Eiendom AS',
      name: 'Leie av kontor',
      category: 'Leie',
      responsible: 'Ola Moe',
      signedBy: null,
      status,
      typeId: output.types[2],
      startDate: '2024-01-01',
      endDate,
      renewalInterval: null,
      noticePeriod: intervalText(language, { number: 3, unit: 'month' }),
      renewEndDate: endDate,
      noticeDate: '2026-09-30',
      nextDeadline: '2026-09-30',
      contractValue: 25000,
      currency: 'NOK',
      interval: output.intervals[1],
      valuePerYear: 300000,
      trafficLight: output.lights.Green,
      createdDate: '2024-01-01',
      lastChangeDate: '2024-01-01',
    };
    // The keys of a literal are those written in it.
    const keys = Object.keys(exported) as (keyof typeof exported)[];
    const plan = await planOf(
      { existing },
      keys.map((key) => output.columns[key]),
      keys.map((key) => exported[key]),
    );
    expect(plan[0]?.changes).toEqual([]);
    expect(actionsOf(plan)).toEqual(['unchanged']);
  });
});
