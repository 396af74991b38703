import { describe, expect, test } from 'vitest';
import type { DateOrder } from '#kernel/contract/imports.ts';
import type { Cell } from './cell.ts';
import { readDateColumn } from './read-date-column.ts';

const given = { pivotYear: 2028, epoch1904: false };
const column = (cells: Cell[], order?: DateOrder) => {
  const { reading, needsOrder } = readDateColumn(cells, { ...given, order });
  return [reading.order, needsOrder];
};

describe('day or month first', () => {
  test.each<[string, Cell[], DateOrder, boolean]>([
    ['a day above twelve comes first', ['13/10/2026', '01/02/2026'], 'dayFirst', false],
    ['a day above twelve comes second', ['10/13/2026', '01/02/2026'], 'monthFirst', false],
    ['more of them come first', ['13/10/2026', '14/10/2026', '10/13/2026'], 'dayFirst', false],
    ['more of them come second', ['10/13/2026', '10/14/2026', '13/10/2026'], 'monthFirst', false],
    ['points are Norwegian', ['01.02.2026'], 'dayFirst', false],
    ['points beside months that come first', ['01.02.2026', '10/13/2026'], 'monthFirst', false],
    ['as many of each, with points', ['13/10/2026', '10/13/2026', '01.02.2026'], 'dayFirst', true],
    ['nothing tells', ['01/02/2026'], 'dayFirst', true],
    ['dashes tell nothing', ['01-02-2026'], 'dayFirst', true],
    ['a year of two digits tells nothing', ['1/2/26'], 'dayFirst', true],
    ['twelve may be both', ['12/11/2026'], 'dayFirst', true],
    ['the same number twice is no question', ['02/02/2026'], 'dayFirst', false],
    ['both above twelve are no date', ['13/14/2026', '14/13/2026'], 'dayFirst', false],
    ['days that the spreadsheet marks are no question', ['2026-02-01', null, 'snart'], 'dayFirst', false],
    ['an empty column is no question', [], 'dayFirst', false],
  ])('%s', (_name, cells, order, needsOrder) => {
    expect(column(cells)).toEqual([order, needsOrder]);
  });

  test('what the person says counts where nothing tells, and only there', () => {
    expect(column(['01/02/2026'], 'monthFirst')).toEqual(['monthFirst', false]);
    expect(column(['13/10/2026'], 'monthFirst')).toEqual(['dayFirst', false]);
  });
});

test('six digits that can only be a date make the column one of six digits', () => {
  const compact = (cells: Cell[]) => readDateColumn(cells, given).reading.compact;
  expect([compact(['45000', '310126']), compact(['45000']), compact([])]).toEqual([true, false, false]);
});

test.each([
  { pivotYear: 2013, epoch1904: true },
  { pivotYear: 2056, epoch1904: false },
])('what two digits of a year mean, and where days are counted from, is given: %o', (circumstances) => {
  expect(readDateColumn([], circumstances).reading).toMatchObject(circumstances);
});
