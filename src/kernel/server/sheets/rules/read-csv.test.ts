import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const read = (text: string) => readCsv(Buffer.from(text));

test('rows keep their numbers, their empty cells and their ragged ends', () => {
  expect(read('Navn;E-post\n\nKari;;x\n')).toEqual({
    name: '',
    rows: [
      { number: 1, cells: ['Navn', 'E-post'] },
      { number: 2, cells: [null] },
      { number: 3, cells: ['Kari', null, 'x'] },
    ],
  });
});

test.each(['sep=|\n', 'SEP=|\r\n'])('a first line %j names the separator and is a row of its own', (hint) => {
  expect(read(`${hint}a;b|c`)).toEqual({ name: '', rows: [{ number: 2, cells: ['a;b', 'c'] }] });
});

test('a line that only looks like it is a row', () => {
  expect(read('sep=||\na;b')).toMatchObject({ rows: [{ number: 1 }, { number: 2 }] });
  expect(read('a;b\nsep=|\nc;d')).toMatchObject({ rows: [{ number: 1 }, { number: 2, cells: ['sep=|'] }, { number: 3 }] });
});

test('a list may have twenty thousand rows, and fifty of titles', () => {
  expect(read('Kari;Li\n'.repeat(20_050))).toMatchObject({ name: '' });
  expect(read('Kari;Li\n'.repeat(20_051))).toEqual({ fault: 'TooManyRows', details: { limit: 20_000 } });
});

test('a list may have a hundred columns that are filled', () => {
  expect(read(`${'a;'.repeat(99)}b\n`)).toMatchObject({ name: '' });
  expect(read(`${'a;'.repeat(99)}b;;;\n`)).toMatchObject({ name: '' });
  expect(read(`x;y\n${'a;'.repeat(100)}b\n`)).toEqual({ fault: 'TooManyColumns', details: { limit: 100 } });
});

test('what is no text is no list, and a quote that never closes makes it unreadable', () => {
  expect(readCsv(new Uint8Array(50))).toEqual({ fault: 'FileType' });
  expect(read(`Navn;E-post\n"Kari;${'x;y\n'.repeat(60_000)}`)).toEqual({ fault: 'FileUnreadable' });
});
