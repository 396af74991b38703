import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { readSheet } from '#kernel/server/sheets/rules/read-sheet.ts';
import { readList } from './read-list.ts';

test('pay has the currency of its cell’s format', async () => {
  const bytes = await writeWorkbook(
    [
      ['Full Name', 'Annual Salary', 'Bonus %'].map((value) => ({ value })),
      [{ value: 'Emily Davis' }, { value: 141_604, format: '"$"#,##0' }, { value: 0.15, format: '0%' }],
      [{ value: 'Theodore Dinh' }, { value: 99_975.5, format: '[$€-2] #,##0' }, { value: 0, format: '0%' }],
      [{ value: 'Jón Jónsson' }, { value: 1234.5678, format: '[$kr-40F] #,##0' }, { value: 0, format: '0%' }],
      [{ value: 'Kari Hansen' }, { value: 650_000 }, { value: 0, format: '0%' }],
    ],
    { sheet: 'Data' },
  ).toBuffer();
  const file = await readSheet(bytes);
  if ('fault' in file) throw new Error(file.fault);
  const { rows, columns } = readList(file, { mapping: new Map(), order: undefined, today: '2026-11-21' });
  expect(rows.map(({ values }) => [values.salaryAmount, values.salaryCurrency])).toEqual([
    ['141604', 'USD'],
    ['99975.50', 'EUR'],
    ['1234.57', 'ISK'],
    ['650000', undefined],
  ]);
  expect(columns[1]?.samples).toEqual(['141604 USD', '99975.5 EUR', '1234.57 ISK']);
});
