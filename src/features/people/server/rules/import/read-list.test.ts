import { describe, expect, test } from 'vitest';
import type { ImportField } from '../../../contract/entities-import.ts';
import type { Cell, Sheet } from '#kernel/server/sheets/rules/cell.ts';
import { readList, type ListChoices } from './read-list.ts';

const sheet = (name: string, ...rows: Cell[][]): Sheet => ({ name, rows: rows.map((cells, index) => ({ number: index + 1, cells })) });
const staff = sheet(
  'Ansatte',
  ['Navn', 'E-post', 'Start'],
  ['Kari Hansen', 'kari@x.no', '01/02/2026'],
  ['Ola Moe', 'ola@x.no', '01/02/2026'],
);
const read = (sheets: Sheet[], choices: Partial<ListChoices> = {}) =>
  readList({ kind: 'xlsx', sheets, epoch1904: false }, { mapping: new Map(), order: undefined, today: '2026-11-21', ...choices });
const said = (...pairs: [number, ImportField | null][]) => ({ mapping: new Map(pairs) });

describe('the sheet', () => {
  const front = sheet('Forside', ['Velkommen'], ['til'], ['oss'], ['alle']);

  test('that looks most like a staff list is read', () => {
    expect(read([front, staff])).toMatchObject({ sheets: ['Forside', 'Ansatte'], sheet: 'Ansatte' });
  });

  test('of two that look alike the longer one is read', () => {
    const short = sheet('Sluttet', ['Navn', 'E-post', 'Start'], ['Per Li', 'per@x.no', '']);
    expect([read([short, staff]).sheet, read([staff, short]).sheet]).toEqual(['Ansatte', 'Ansatte']);
  });

  test('is the one the person chooses, if there is one of that name', () => {
    expect(read([front, staff], { sheet: 'Forside' }).sheet).toBe('Forside');
    expect(read([front, staff], { sheet: 'Borte' }).sheet).toBe('Ansatte');
  });
});

describe('its columns', () => {
  const fields = (choices: Partial<ListChoices> = {}) =>
    read([staff], choices).columns.map(({ field, confidence }) => [field, confidence === 1]);

  test('are guessed, with what stands in them', () => {
    expect(read([staff]).columns).toMatchObject([
      { column: 0, heading: 'Navn', field: 'fullName', samples: ['Kari Hansen', 'Ola Moe'], needsOrder: false },
      { column: 1, heading: 'E-post', field: 'emailAddress', needsOrder: false },
      { column: 2, heading: 'Start', field: 'startDate', samples: ['01/02/2026'], needsOrder: true },
    ]);
  });

  test('are what the person says, and no field stands twice', () => {
    expect(fields(said([2, 'notes']))).toEqual([
      ['fullName', true],
      ['emailAddress', true],
      ['notes', true],
    ]);
    expect(fields(said([2, null]))).toEqual([
      ['fullName', true],
      ['emailAddress', true],
      [null, true],
    ]);
    expect(fields(said([2, 'emailAddress']))).toEqual([
      ['fullName', true],
      [null, false],
      ['emailAddress', true],
    ]);
  });

  test('are read as they were settled', () => {
    expect(read([staff], said([2, 'notes'])).rows.map(({ number, values }) => [number, values])).toEqual([
      [2, { firstName: 'Kari', lastName: 'Hansen', emailAddress: 'kari@x.no', notes: '01/02/2026' }],
      [3, { firstName: 'Ola', lastName: 'Moe', emailAddress: 'ola@x.no', notes: '01/02/2026' }],
    ]);
    expect(read([staff], { order: 'monthFirst' }).rows[0]?.values).toMatchObject({ startDate: '2026-01-02' });
  });

  test('show three different samples of at most eighty letters', () => {
    const list = sheet(
      'A',
      ['Navn', 'Notat'],
      ['A B', '–'],
      ['C D', 'x'.repeat(90)],
      ['E F', 'a'],
      ['G H', 'a'],
      ['I J', 'b'],
      ['K L', 'c'],
    );
    expect(read([list]).columns[1]?.samples).toEqual(['x'.repeat(80), 'a', 'b']);
    expect(read([list]).columns[0]?.samples).toEqual(['A B', 'C D', 'E F']);
  });
});
