import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const list = 'Navn;E-post\nÅse Ødegård;ase@firma.no\n';
const wide = (text: string) => Buffer.from(text, 'utf16le');
const big = (text: string) => wide(text).swap16();

describe('the letters of a file', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(list)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${list}`)],
    ['UTF-16, small end first, with a mark', wide(`\ufeff${list}`)],
    ['UTF-16, big end first, with a mark', big(`\ufeff${list}`)],
    ['UTF-16, small end first', wide(list)],
    ['UTF-16, big end first', big(list)],
    ['Windows', Buffer.from(list, 'latin1')],
    ['short UTF-16', wide('ab')],
  ])('are read in %s', (name, bytes) => {
    expect(decodeText(bytes)).toBe(name === 'short UTF-16' ? 'ab' : list);
  });

  test.each<[number[], string]>([
    [[0xef, 0xbb, 0xbf, 0x61], 'a'],
    [[0xff, 0xfe, 0x61, 0x00], 'a'],
    [[0xfe, 0xff, 0x00, 0x61], 'a'],
    [[0xef, 0xbb, 0x61], 'ï»a'],
    [[0xef, 0x61, 0xbf], 'Ôaø'],
    [[0xff, 0x61], 'ÿa'],
    [[0xfe, 0x61], 'þa'],
    [[], ''],
  ])('the bytes %j say %j', (bytes, text) => {
    expect(decodeText(new Uint8Array(bytes))).toBe(text);
  });

  test('a list of old Macs is told from one of Windows by its letters', () => {
    const mac = Buffer.from([0x4d, 0xbf, 0x72, 0x65]); // Møre
    expect(decodeText(mac)).toBe('Møre');
    expect(decodeText(Buffer.from('Møre', 'latin1'))).toBe('Møre');
  });

  test('without letters to tell by it is Windows', () => {
    expect(decodeText(Buffer.from([0x31, 0xbf]))).toBe('1¿');
  });
});

describe('what is no text', () => {
  const zeros = (count: number) => new Uint8Array(count);
  test.each<[string, Uint8Array]>([
    ['zeros', zeros(5000)],
    ['a zero in the middle', Buffer.from('Navn\0;E-post')],
    ['UTF-16 of odd length', wide(list).subarray(0, 41)],
    ['two bytes alone', Buffer.from([0x61, 0])],
    ['the last zero that is looked at', Buffer.concat([Buffer.from('a'.repeat(4095)), zeros(1)])],
    // Seven of ten second bytes: too few for UTF-16.
    [
      'letters with too few zeros',
      Buffer.from([0x61, 0, 0x61, 0, 0x61, 0, 0x61, 0, 0x61, 0, 0x61, 0, 0x61, 0, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61]),
    ],
    ['zeros on both sides', Buffer.from([0x61, 0, 0x61, 0, 0x61, 0, 0x61, 0, 0, 0])],
    ['zeros on both sides, the other way', Buffer.from([0, 0x61, 0, 0x61, 0, 0x61, 0, 0x61, 0, 0])],
  ])('%s is not read', (_name, bytes) => {
    expect(decodeText(bytes)).toBeUndefined();
  });

  test('a zero far down is not looked for', () => {
    expect(decodeText(Buffer.concat([Buffer.from('a'.repeat(4096)), zeros(1)]))).toBe(`${'a'.repeat(4096)}\0`);
  });
});

test('whether it is UTF-16 is told by the first two thousand bytes', () => {
  const letters = wide('a'.repeat(1024));
  const rest = wide('昭'.repeat(1024));
  expect(decodeText(Buffer.concat([letters, rest]))).toBe('a'.repeat(1024) + '昭'.repeat(1024));
  expect(decodeText(Buffer.concat([rest, letters]))).toBeUndefined();
});
