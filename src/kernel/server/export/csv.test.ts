import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvStream, withoutFormula } from './csv.ts';
import type { Table } from './table.ts';

interface Person {
  name: string;
  phone: string | null;
  salary: string;
  start: string;
}

const table = (language: 'no' | 'en', rows: Table<Person>['rows']): Table<Person> => ({
  title: 'Ansatte',
  language,
  rows,
  companyName: 'Fjord AS',
  today: '2026-11-21',
  timeZone: 'Europe/Oslo',
  columns: [
    { key: 'name', header: 'Navn', type: 'text' },
    { key: 'phone', header: 'Telefon', type: 'text' },
    { key: 'salary', header: 'Lønn', type: 'money' },
    { key: 'start', header: 'Start', type: 'date' },
  ],
});
const person: Person = { name: 'Åse; "Ødegård", Łukasz', phone: '+47 12345678', salary: '-1250.50', start: '2026-02-01' };

// Reading as text would drop the BOM.
const written = async (wanted: Table<Person>) => (await buffer(csvStream(wanted))).toString('utf8');

describe('csv', () => {
  test('in Norwegian has a BOM, semicolons, decimal commas and Windows lines', async () => {
    expect(await written(table('no', [person]))).toBe(
      '\ufeffNavn;Telefon;Lønn;Start\r\n"Åse; ""Ødegård"", Łukasz";+47 12345678;-1250,5;01.02.2026\r\n',
    );
  });

  test('in English has commas and decimal points', async () => {
    expect(await written(table('en', [person]))).toBe(
      '\ufeffNavn,Telefon,Lønn,Start\r\n"Åse; ""Ødegård"", Łukasz",+47 12345678,-1250.5,01/02/2026\r\n',
    );
  });

  test.each<[string, string, string]>([
    ['1250000.00', '1250000', '1250000'],
    ['-0.00', '0', '0'],
    ['0.12345678901234567891', '0,12345678901234567891', '0.12345678901234567891'],
    ['123456789012345678901234.5', '123456789012345678901234,5', '123456789012345678901234.5'],
    ['etter avtale', 'etter avtale', 'etter avtale'],
  ])('writes the amount %s without groups: %s, %s', async (salary, norwegian, english) => {
    const amountIn = async (language: 'no' | 'en') =>
      (await written(table(language, [{ ...person, salary }])))
        .split('\r\n')[1]
        ?.split(language === 'no' ? ';' : ',')
        .at(-2);
    expect([await amountIn('no'), await amountIn('en')]).toEqual([norwegian, english]);
  });

  test('keeps the lines of a text in one cell', async () => {
    expect(await written(table('no', [{ ...person, name: 'Åse\nØdegård' }]))).toContain('\r\n"Åse\nØdegård";+47 12345678;');
  });

  test('of nobody is the header', async () => {
    expect(await written(table('no', []))).toBe('\ufeffNavn;Telefon;Lønn;Start\r\n');
  });

  test('comes row by row, from rows that come one by one', async () => {
    let made = 0;
    async function* people() {
      for (; made < 100_000; made += 1) yield person;
    }
    const stream = csvStream(table('no', people()));
    for await (const chunk of stream) {
      expect(String(chunk)).toContain('Navn');
      break;
    }
    expect(made).toBeLessThan(10_000);
  });

  test('fails when the rows fail, instead of ending early', async () => {
    async function* people() {
      yield person;
      throw new Error('the connection broke');
    }
    await expect(written(table('no', people()))).rejects.toThrow('the connection broke');
  });

  test('round-trips any text through a CSV reader', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'Å', '"', ';', ',', "'", '\n', ' ', '|') }).map((name) => `x${name}`);
    return fc.assert(
      fc.asyncProperty(fc.array(word), async (names) => {
        const csv = await written(table('no', Readable.from(names.map((name) => ({ ...person, name })))));
        const read: string[][] = parse(csv, { bom: true, delimiter: ';' });
        expect(read.slice(1).map(([name]) => name)).toEqual(names);
      }),
    );
  });
});

describe('a text that could be a formula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+SUM(A1)', "'+SUM(A1)"],
    ['-SUM(A1)', "'-SUM(A1)"],
    ['+47-12345678', "'+47-12345678"],
    ['-2+3', "'-2+3"],
    ['+1*cmd', "'+1*cmd"],
    ['  =1+1', "'  =1+1"],
    ['\t=1', "'\t=1"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\nx', "'\nx"],
    ['＝1+1', "'＝1+1"],
    ['-', "'-"],
  ])('is kept from being one: %j', (given, safe) => {
    expect(withoutFormula(given)).toBe(safe);
  });

  test.each([
    '+47 12345678',
    '+4712345678',
    '+47 12 34 56 78',
    '-5',
    '-1\u00a0250,5',
    '-1,250.50',
    'a=b',
    'kari@example.no',
    '2-3',
    "O'Hara",
    '',
  ])('but is none, stays as it is: %j', (given) => {
    expect(withoutFormula(given)).toBe(given);
  });
});
