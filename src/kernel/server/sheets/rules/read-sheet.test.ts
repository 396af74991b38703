import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { rowXml, workbookParts, zipOf } from '../../../testing/workbook.ts';
import { readSheet } from './read-sheet.ts';

const people = 'Navn;E-post\nÅse Ødegård;ase@firma.no\nBjørn Æs;bjorn@firma.no\n';
const cellsOf = async (bytes: Uint8Array) => {
  const read = await readSheet(bytes);
  return 'fault' in read ? read.fault : read.sheets.map(({ rows }) => rows.map(({ cells }) => cells));
};
// A row of such words alone is an empty row.
const standsForNothing = /^(?:null|nil|none|na|undefined|tom|blank)$/i;
const text = (content: string) => Buffer.from(content, 'utf8');
const expected = [
  [
    ['Navn', 'E-post'],
    ['Åse Ødegård', 'ase@firma.no'],
    ['Bjørn Æs', 'bjorn@firma.no'],
  ],
];
const windows = (content: string) => Buffer.from(content, 'latin1');
const macLetters: Record<string, number> = { å: 0x8c, ø: 0xbf, æ: 0xbe, Å: 0x81, Ø: 0xaf, Æ: 0xae };
const mac = (content: string) => Buffer.from([...content].map((letter) => macLetters[letter] ?? letter.charCodeAt(0)));

describe('text with separators', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', text(people)],
    ['UTF-8 with its mark', text(`\ufeff${people}`)],
    ['UTF-16 little-endian with its mark', Buffer.from(`\ufeff${people}`, 'utf16le')],
    ['UTF-16 little-endian without', Buffer.from(people, 'utf16le')],
    ['UTF-16 big-endian with its mark', Buffer.from(`\ufeff${people}`, 'utf16le').swap16()],
    ['UTF-16 big-endian without', Buffer.from(people, 'utf16le').swap16()],
    ['Windows-1252', windows(people)],
    ['old Mac letters', mac(people)],
    ['comma', text(people.replaceAll(';', ','))],
    ['tab', text(people.replaceAll(';', '\t'))],
    ['stroke', text(people.replaceAll(';', '|'))],
    ['Windows line ends', text(people.replaceAll('\n', '\r\n'))],
    ['old Mac line ends', text(people.replaceAll('\n', '\r'))],
    ['a named separator', text(`sep=;\r\n${people}`)],
    ['no last line end', text(people.trimEnd())],
    ['all in quotes', text(people.replaceAll(/[^;\n]+/g, '"$&"'))],
    ['empty lines', text(`\n\n${people.replace('\n', '\n;\n')}\n\n`)],
  ])('is read in %s', async (_name, bytes) => {
    expect(await cellsOf(bytes)).toEqual(expected);
  });

  test('keeps row numbers, ragged rows, line breaks and stray quotes', async () => {
    const read = await readSheet(text('Navn;Merknad\n\n"Kari ""Kaia"" Moe";"to\nlinjer"\nOla "Olla" Berg;x;y;z\n'));
    expect(read).toMatchObject({
      sheets: [
        {
          rows: [
            { number: 1 },
            { number: 3, cells: ['Kari "Kaia" Moe', 'to\nlinjer'] },
            { number: 4, cells: ['Ola "Olla" Berg', 'x', 'y', 'z'] },
          ],
        },
      ],
    });
  });

  test.each([
    ['too many rows', text(`Navn\n${'Kari\n'.repeat(20_100)}`), 'TooManyRows'],
    ['too many columns', text(`${'a;'.repeat(120)}b\n`), 'TooManyColumns'],
    ['a quote that never closes', text(`Navn;E-post\n"Kari;${'x;y\n'.repeat(100_000)}`), 'FileUnreadable'],
    ['nothing at all', new Uint8Array(), 'EmptyFile'],
    ['only empty rows', text('\n;;\n\n'), 'NoRows'],
    ['more than ten megabytes', new Uint8Array(10_000_001).fill(65), 'FileSize'],
    ['zeros', new Uint8Array(5000), 'FileType'],
    ['a web page called .xls', text('<html><table><tr><td>Kari</td></tr></table></html>'), 'FileType'],
    ['a PDF', text('%PDF-1.7 …'), 'FileType'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'FileType'],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('..EncryptedPackage', 'utf16le')]),
      'FileLocked',
    ],
    ['an archive of something else', zipOf({ 'word/document.xml': '<x/>' }), 'FileType'],
    ['a broken archive', zipOf(workbookParts({ A: rowXml(1, ['Navn']) })).subarray(0, 300), 'FileUnreadable'],
  ])('refuses %s', async (_name, bytes, code) => {
    expect(await cellsOf(bytes)).toBe(code);
  });

  test('every table is read back from every dialect', async () => {
    const cell = fc.stringMatching(/^[A-Za-zÆØÅæøå0-9 ;,"|'.@-]{0,12}$/).map((value) => value.trim());
    const table = fc
      .integer({ min: 2, max: 6 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 8 }));
    const dialect = fc.record({ delimiter: fc.constantFrom(';', ',', '\t', '|'), bom: fc.boolean(), wide: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(table, dialect, async (rows, { delimiter, bom, wide }) => {
        const filled = [
          rows[0]?.map((_cell, index) => `Kolonne ${index}`) ?? [],
          ...rows.filter((row) => row.some((value) => /[A-Za-z0-9]/.test(value) && !standsForNothing.test(value))),
        ];
        const csv = stringify(filled, { delimiter, bom, quoted: true });
        const bytes = wide ? Buffer.from(bom ? csv : `\ufeff${csv}`, 'utf16le') : text(csv);
        expect(await cellsOf(bytes)).toEqual([filled.map((row) => row.map((value) => (value === '' ? null : value)))]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('workbooks', () => {
  test('keeps text, numbers, truth and dates, and drops empty rows', async () => {
    const bytes = await writeWorkbook([
      ['Navn', 'Lønn', 'Leder', 'Start'],
      [],
      [{ value: 'Åse Ødegård' }, { value: 650000 }, { value: true }, { value: new Date(Date.UTC(1983, 6, 10)), format: 'dd.mm.yyyy' }],
    ]).toBuffer();
    expect(await readSheet(bytes)).toMatchObject({
      kind: 'xlsx',
      epoch1904: false,
      sheets: [{ rows: [{ number: 1 }, { number: 3, cells: ['Åse Ødegård', 650000, true, '1983-07-10'] }] }],
    });
  });

  test('reads several sheets and says when days are counted from 1904', async () => {
    const parts = workbookParts(
      { Forside: rowXml(1, ['Velkommen']), Ansatte: rowXml(2, ['Navn', 'E-post']), Tom: '' },
      '<workbookPr date1904="1"/>',
    );
    expect(await readSheet(zipOf(parts))).toMatchObject({
      epoch1904: true,
      sheets: [{ name: 'Forside' }, { name: 'Ansatte', rows: [{ number: 2 }] }],
    });
  });

  test('is told apart by content, whatever its name', async () => {
    expect(await readSheet(zipOf(workbookParts({ A: rowXml(1, ['Navn']) })))).toMatchObject({ kind: 'xlsx' });
    expect(await readSheet(text('Navn;E-post\n'))).toMatchObject({ kind: 'csv' });
  });

  const sheetFile = 'xl/worksheets/sheet1.xml';
  const lone = (address: string, row: string) => `<row r="${row}"><c r="${address}"><v>1</v></c></row>`;
  test.each<[string, Uint8Array, string]>([
    ['a sheet that unpacks two hundredfold', zipOf(workbookParts({ A: `<!--${' '.repeat(6_000_000)}-->` })), 'TooLarge'],
    [
      'a directory that claims too little',
      zipOf(workbookParts({ A: rowXml(1, ['x'.repeat(5000)]) }), { [sheetFile]: 100 }),
      'FileUnreadable',
    ],
    ['a directory that claims the moon', zipOf(workbookParts({ A: '' }), { [sheetFile]: 900_000_000 }), 'TooLarge'],
    ['one cell at the far corner', zipOf(workbookParts({ A: lone('XFD1048576', '1048576') })), 'TooLarge'],
    ['a row beyond all rows', zipOf(workbookParts({ A: '<row r="900000000000"></row>' })), 'FileUnreadable'],
    [
      'too many rows',
      zipOf(
        workbookParts({
          A: Array.from(
            { length: 20_100 },
            (_unused, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>${index * 7919}</v></c></row>`,
          ).join(''),
        }),
      ),
      'TooManyRows',
    ],
    [
      'too many columns',
      zipOf(
        workbookParts({
          A: `<row r="1">${Array.from({ length: 26 * 5 }, (_unused, index) => `<c r="${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}1"><v>1</v></c>`).join('')}</row>`,
        }),
      ),
      'TooManyColumns',
    ],
    ['XML that is none', zipOf({ ...workbookParts({ A: '' }), [sheetFile]: 'no xml at all <<<' }), 'FileUnreadable'],
  ])('refuses %s', async (_name, bytes, code) => {
    expect(await cellsOf(bytes)).toBe(code);
  });

  test('formatted empty rows to the bottom of the sheet are no rows', async () => {
    const bytes = zipOf(workbookParts({ A: `${rowXml(1, ['Navn'])}${rowXml(2, ['Kari'])}<row r="1048576"><c r="A1048576" s="0"/></row>` }));
    expect(await cellsOf(bytes)).toEqual([[['Navn'], ['Kari']]]);
  });

  test('whatever bytes arrive, the answer is rows or a code', async () => {
    const base = zipOf(workbookParts({ A: rowXml(1, ['Navn', 'E-post']) }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(base.length - 1), fc.nat(255)), { maxLength: 12 }),
        fc.nat(base.length),
        async (changes, length) => {
          const bytes = Uint8Array.from(base);
          for (const [at, value] of changes) bytes[at] = value;
          const read = await readSheet(bytes.subarray(0, length));
          expect('fault' in read || read.sheets.length > 0).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
