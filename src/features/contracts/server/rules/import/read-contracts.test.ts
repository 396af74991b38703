import { describe, expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { readContracts, type ContractListChoices } from './read-contracts.ts';

function listOf(rows: Cell[][], choices: Partial<ContractListChoices> = {}) {
  const sheet = { name: 'Ark1', rows: rows.map((cells, index) => ({ number: index + 1, cells })) };
  const file = { kind: 'xlsx' as const, sheets: [sheet], epoch1904: false };
  return readContracts(file, { mapping: new Map(), order: undefined, interval: undefined, today: '2026-11-23', ...choices });
}
const headings = ['Leverandør', 'Avtale', 'Startdato', 'Sluttdato'];
const skips = (...rows: Cell[][]) =>
  listOf([headings, ['Ice', 'Nett', '01.01.2024', '31.12.2026'], ...rows])
    .rows.slice(1)
    .map(({ skip }) => skip?.code);

describe('a row', () => {
  test('has its number in the sheet, its values and its problems', () => {
    const { rows } = listOf([
      ['Avtaler 2026', null, null, null],
      headings,
      ['Telenor', 'Mobil', '31.02.2024', '31.12.2026'],
      [null, '-', '', null],
      ['Ice', 'Nett', null, 'løpende'],
    ]);
    expect(rows).toMatchObject([
      {
        number: 3,
        values: { party: 'Telenor', name: 'Mobil', endDate: '2026-12-31' },
        problems: [{ code: 'unreadableDate', field: 'startDate' }],
      },
      { number: 5, values: { party: 'Ice', name: 'Nett', endDate: null }, problems: [] },
    ]);
    expect(rows[0]?.values).not.toHaveProperty('startDate');
  });

  test.each<[string, Cell[], string | undefined]>([
    ['of a contract', ['Telenor', 'Mobil', null, null], undefined],
    ['with a party alone', ['Telenor', null, null, null], undefined],
    ['with a name alone', [null, 'Mobil', null, null], undefined],
    ['with dates alone', [null, null, '01.01.2024', '31.12.2026'], 'notAContract'],
    ['that sums up', ['Totalt', null, null, null], 'notAContract'],
    ['that counts', [null, 'Antall avtaler: 12', null, null], 'notAContract'],
    ['of a party called so, with a contract', ['Total Energies', 'Drivstoff', null, null], undefined],
    ['of a party called so, with a date', ['Total Energies', null, '01.01.2024', null], undefined],
    ['of a party whose name begins like a sum', ['Summit', null, null, null], undefined],
    ['that repeats the headings', ['leverandør', 'AVTALE', 'Startdato', 'Sluttdato'], 'headingRepeated'],
    ['that repeats half of them', ['Leverandør', 'Avtale', '01.01.2024', '31.12.2026'], 'headingRepeated'],
    ['that repeats one of two', ['Leverandør', 'Mobil', null, null], undefined],
  ])('%s', (_name, cells, skip) => {
    expect(skips(cells)).toEqual([skip]);
  });
});

describe('what an amount is for', () => {
  const needs = (heading: string[], row: Cell[], choices: Partial<ContractListChoices> = {}) => {
    const { needsInterval, rows } = listOf(
      [
        ['Leverandør', 'Avtale', ...heading],
        ['Ice', 'Nett', ...row],
      ],
      choices,
    );
    return [needsInterval, rows[0]?.values.interval];
  };
  test.each<[string, ReturnType<typeof needs>, [boolean, number | undefined]]>([
    ['nothing says it', needs(['Beløp'], [100]), [true, undefined]],
    ['there is no amount', needs(['Beløp'], [null]), [false, undefined]],
    ['the heading says it', needs(['Beløp per år'], [100]), [false, 2]],
    ['the cell says it', needs(['Beløp'], ['100 kr/mnd']), [false, 1]],
    ['the cell says otherwise than the heading', needs(['Beløp per år'], ['100 kr/mnd']), [false, 1]],
    ['a column says it', needs(['Beløp', 'Per'], [100, 'time']), [false, 3]],
    ['a column after an amount says otherwise', needs(['Beløp', 'Per'], ['100 kr/mnd', 'år']), [false, 2]],
    ['a column before an amount says otherwise', needs(['Per', 'Beløp'], ['år', '100 kr/mnd']), [false, 2]],
    ['the user says it', needs(['Beløp'], [100], { interval: 3 }), [false, 3]],
    ['the user says otherwise than the heading', needs(['Beløp per år'], [100], { interval: 3 }), [false, 2]],
  ])('%s', (_name, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('is not asked for the sake of a row that is no contract', () => {
    expect(
      listOf([
        ['Leverandør', 'Avtale', 'Beløp', 'Per'],
        ['Ice', 'Nett', 100, 'mnd'],
        ['Sum', null, 100, null],
      ]).needsInterval,
    ).toBe(false);
  });
});

describe('a status that says the end is past', () => {
  const statusOf = (status: string, end: string | null) =>
    listOf([
      ['Leverandør', 'Avtale', 'Status', 'Sluttdato'],
      ['Ice', 'Nett', status, end],
      ['Telia', 'Nett', 'Aktiv', '31.12.2026'],
    ]).rows[0]?.values.status;
  test.each([
    ['Utløpt', '31.12.2024', undefined],
    // Nothing else says that it is over.
    ['Utløpt', null, 2],
    ['Utløpt', 'løpende', 2],
    ['Avsluttet', '31.12.2024', 2],
    ['Aktiv', '31.12.2024', 1],
  ])('%s with the end %s', (status, end, expected) => {
    expect(statusOf(status, end)).toBe(expected);
  });
});

describe('the order of day and month', () => {
  const dated = (...dates: Cell[]) => [headings, ...dates.map((date) => ['Ice', 'Nett', date, null])];
  test('is asked of the column that needs it', () => {
    const { columns, rows } = listOf(dated('7/10/2024'));
    expect(columns.map(({ needsOrder }) => needsOrder)).toEqual([false, false, true, false]);
    expect(rows[0]?.values.startDate).toBe('2024-10-07');
  });
  test('is as the user says', () => {
    const { columns, rows } = listOf(dated('7/10/2024'), { order: 'monthFirst' });
    expect([columns[2]?.needsOrder, rows[0]?.values.startDate]).toEqual([false, '2024-07-10']);
  });
  test('of columns that are no dates does not matter', () => {
    const { columns } = listOf([
      ['Leverandør', 'Avtale', 'Merknad'],
      ['Ice', '7/10/2024', '1/2/2024'],
    ]);
    expect(columns.some(({ needsOrder }) => needsOrder)).toBe(false);
  });
});

test('a column that the user leaves out is not read', () => {
  const { rows } = listOf([headings, ['Ice', 'Nett', '01.01.2024', '31.12.2026']], { mapping: new Map([[3, null]]) });
  expect(rows[0]?.values).toEqual({ party: 'Ice', name: 'Nett', startDate: '2024-01-01' });
});
