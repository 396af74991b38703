import { describe, expect, test } from 'vitest';
import { rowXml, workbookParts, zipOf } from '../../../testing/workbook.ts';
import { readXlsx } from './read-xlsx.ts';

const first = 'xl/worksheets/sheet1.xml';
const read = (sheet: string, workbook = '', claims: Record<string, number> = {}) =>
  readXlsx(zipOf(workbookParts({ Ansatte: sheet }, workbook), claims));
const cell = (address: string, content = '<v>1</v>') => `<c r="${address}">${content}</c>`;
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;

test('sheets keep their names, their rows and the numbers of these', async () => {
  expect(await read(rowXml(1, ['Navn']) + rowXml(3, ['Kari']))).toEqual({
    epoch1904: false,
    sheets: [
      {
        name: 'Ansatte',
        rows: [
          { number: 1, cells: ['Navn'] },
          { number: 2, cells: [null] },
          { number: 3, cells: ['Kari'] },
        ],
      },
    ],
  });
});

test.each([
  ['<workbookPr date1904="1"/>', true],
  ["<workbookPr date1904='true'/>", true],
  ['<workbookPr showObjects="all" date1904="1"/>', true],
  ['<x:workbookPr xmlns:x="y" date1904="1"/>', true],
  ['<workbookPr date1904="0"/>', false],
  ['<workbookPr/>', false],
  ['<workbookPrOther date1904="1"/>', false],
])('with %s days are counted from 1904: %s', async (workbook, epoch1904) => {
  expect(await read(rowXml(1, ['Navn']), workbook)).toMatchObject({ epoch1904 });
});

describe('how far a sheet may reach', () => {
  const rows = (count: number) => Array.from({ length: count }, (_unused, index) => row(index + 1, cell(`A${index + 1}`))).join('');
  const names = Array.from({ length: 102 }, (_unused, index) =>
    String.fromCharCode(...(index < 26 ? [65 + index] : [64 + Math.floor(index / 26), 65 + (index % 26)])),
  );
  const columns = (count: number) => row(1, ...names.slice(0, count).map((name) => cell(`${name}1`)));

  test.each<[string, string, string | undefined, number?]>([
    ['twenty thousand rows and fifty of titles', rows(20_050), undefined],
    ['one row more', rows(20_051), 'TooManyRows', 20_000],
    ['a hundred columns', columns(100), undefined],
    ['one column more', columns(101), 'TooManyColumns', 100],
    ['four million cells', row(40_000, cell('CV40000')), undefined],
    ['one row of cells more', row(40_001, cell('CV40001')), 'TooLarge'],
    ['formatted cells without a value anywhere', row(1, cell('A1')) + row(1_048_576, '<c r="A1048576" s="1"/>'), undefined],
    ['a row that no sheet has', row(1_048_577), 'FileUnreadable'],
    ['text and formulas at the far corner', row(1_048_576, cell('XFD1048576', '<is><t>x</t></is>')), 'TooLarge'],
  ])('%s', async (_name, sheet, fault, limit) => {
    const found = await read(sheet);
    expect('fault' in found ? found : undefined).toEqual(fault && { fault, ...(limit !== undefined && { details: { limit } }) });
  });
});

describe('an archive that was made to fill the memory', () => {
  test.each<[string, number, string]>([
    ['more than 150 million bytes in all', 150_000_001, 'TooLarge'],
    ['less than it holds', 10, 'FileUnreadable'],
    ['more than it holds', 4_000_000, 'FileUnreadable'],
    ['two hundred times its packed size', 6_000_000, 'TooLarge'],
  ])('claims %s', async (_name, claimed, fault) => {
    expect(await read(rowXml(1, ['Navn']), '', { [first]: claimed })).toEqual({ fault });
  });

  test('only what is read is weighed', async () => {
    const parts = { ...workbookParts({ A: rowXml(1, ['Navn']) }), 'xl/media/bilde.png': 'x' };
    expect(await readXlsx(zipOf(parts, { 'xl/media/bilde.png': 900_000_000 }))).toMatchObject({ epoch1904: false });
  });
});

test('what is no workbook is refused', async () => {
  expect(await readXlsx(new Uint8Array(10))).toEqual({ fault: 'FileUnreadable' });
  expect(await readXlsx(zipOf({ 'a.xml': '<a/>' }))).toEqual({ fault: 'FileType' });
  expect(await readXlsx(zipOf({ ...workbookParts({ A: '' }), [first]: 'no xml <<<' }))).toEqual({ fault: 'FileUnreadable' });
});
