import { describe, expect, test } from 'vitest';
import { cellText, clean } from './cell-text.ts';
import type { Cell, ColumnType } from './table.ts';

const no = { language: 'no', timeZone: 'Europe/Oslo' } as const;
const en = { language: 'en', timeZone: 'Europe/Oslo' } as const;

describe('a cell as text', () => {
  test.each<[Cell, ColumnType, string, string]>([
    ['Åse', 'text', 'Åse', 'Åse'],
    [null, 'text', '', ''],
    [undefined, 'money', '', ''],
    ['', 'date', '', ''],
    [1250.5, 'number', '1\u00a0250,5', '1,250.5'],
    [0, 'number', '0', '0'],
    [Number.NaN, 'number', '', ''],
    ['1250.00', 'money', '1\u00a0250', '1,250'],
    ['-1250.50', 'money', '\u22121\u00a0250,5', '-1,250.5'],
    ['-0.00', 'money', '0', '0'],
    ['0.12345678901234567891', 'money', '0,12345678901234567891', '0.12345678901234567891'],
    [
      '123456789012345678901234.5',
      'money',
      '123\u00a0456\u00a0789\u00a0012\u00a0345\u00a0678\u00a0901\u00a0234,5',
      '123,456,789,012,345,678,901,234.5',
    ],
    ['by agreement', 'money', 'by agreement', 'by agreement'],
    ['2026-11-21', 'date', '21.11.2026', '21/11/2026'],
    ['spring', 'date', 'spring', 'spring'],
    [new Date('2026-11-21T08:05:00Z'), 'moment', '21.11.2026 09:05', '21/11/2026 09:05'],
    ['2026-07-01T22:30:00Z', 'moment', '02.07.2026 00:30', '02/07/2026 00:30'],
    ['soon', 'moment', 'soon', 'soon'],
    [true, 'boolean', 'Ja', 'Yes'],
    [false, 'boolean', 'Nei', 'No'],
  ])('%j as %s is %j in Norwegian and %j in English', (value, type, norwegian, english) => {
    expect([cellText(value, type, no), cellText(value, type, en)]).toEqual([norwegian, english]);
  });

  test('carries nothing that a file cannot', () => {
    expect(clean('a\u0000b\u0007c\u009fd\ufffee\ud800f\r\ng\th')).toBe('abcde\ufffdf\ng\th');
  });
});
