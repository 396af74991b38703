import type { DateOrder } from '#kernel/contract/imports.ts';
import type { Cell } from './cell.ts';
import { textOf } from './cell.ts';
import { monthNamed } from './month-words.ts';

/** How to read the dates of one column. */
export interface DateReading {
  order: DateOrder;
  /** True when some values are `ddmmyy` with six digits, so that five digits have lost a zero and are not a spreadsheet date. */
  compact: boolean;
  epoch1904: boolean;
  /** The latest year that two digits may mean: `26` is 2026 when it is not later, else 1926. */
  pivotYear: number;
}

/** Three numbers of a date whose order depends on local custom. */
export interface NumericDate {
  first: number;
  second: number;
  year: string;
  separator: string;
}

/** Spreadsheets store dates as day numbers; these are 1910 and 2100. */
const firstSerial = 3654;
const lastSerial = 73_415;
const emptyDates = /^(?:0{1,4}[-./]0{1,2}[-./]0{1,4}|1899-12-3[01]|1900-01-00|0|0?0[.:]0?0(?:[.:]0?0)?)$/;

/** Reads a day as `YYYY-MM-DD`; null for "no date", undefined when it cannot be read. */
export function readDate(cell: Cell, reading: DateReading): string | null | undefined {
  const text = withoutTime(textOf(cell));
  if (text === '' || emptyDates.test(text)) return null;
  const day = isoDate(text) ?? namedDate(text, reading) ?? orderedDate(text, reading) ?? digitsDate(text, reading);
  if (day === undefined) return undefined;
  // The year 1 and earlier mean "no date" (people.5); 9999 is what payroll systems write for "no end".
  const year = Number(day.slice(0, 4));
  return year <= 1 || year === 9999 ? null : day;
}

/** The parts of a date whose first two numbers could be swapped; undefined for every other form. */
export function numericDate(cell: Cell): NumericDate | undefined {
  const found = /^(\d{1,2})([./\- ])\s?(\d{1,2})\2\s?(\d{4}|['’]?\d{2})$/.exec(withoutTime(textOf(cell)).replace(/\s*([./-])\s*/g, '$1'));
  if (!found) return undefined;
  const [, first = '', separator = '', second = '', year = ''] = found;
  // 83-10-07 can only start with the year.
  return Number(first) > 31 ? undefined : { first: Number(first), second: Number(second), year: year.replace(/\D/g, ''), separator };
}

/** True for a day in a form that hardly any phone number has: with separators in either order, or eight digits that begin or end with a year. */
export function isWrittenDate(cell: Cell): boolean {
  const text = withoutTime(textOf(cell));
  if (/^\d+$/.test(text) && !/^(?:(?:19|20)\d{6}|\d{4}(?:19|20)\d{2})$/.test(text)) return false;
  const orders: readonly DateOrder[] = ['dayFirst', 'monthFirst'];
  return orders.some((order) => typeof readDate(text, { order, compact: false, epoch1904: false, pivotYear: 2050 }) === 'string');
}

/** True when a text of digits can only be `ddmmyy`: too large for a spreadsheet date. */
export function isCompactDate(cell: Cell): boolean {
  const text = textOf(cell);
  return /^\d{6}$/.test(text) && Number(text) > lastSerial;
}

function withoutTime(text: string): string {
  return text
    .replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?$/i, '')
    .replace(/(?<=\d{4}) \d{1,2}\.\d{2}(?:\.\d{2})?$/, '')
    .replace(/^\p{L}+dag,? (?=\d)|^(?:man|tir|ons|tor|fre|lør|søn|mon|tue|wed|thu|fri|sat|sun)\p{L}*[.,]* (?=\S)/iu, '')
    .trim();
}

function isoDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/.exec(text) ?? [];
  return year ? dayOf(Number(year), Number(month), Number(day)) : undefined;
}

function namedDate(text: string, reading: DateReading): string | undefined {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)?[-./ ]*(?:of )?(\p{L}+)\.?[-./, ]*(\d{4}|['’]?\d{2})$/iu.exec(text);
  const monthFirst = /^(\p{L}+)\.?[-./ ]*(\d{1,2})(?:st|nd|rd|th|\.)?[-./, ]+(\d{4}|['’]?\d{2})$/iu.exec(text);
  const [day, word, year] = dayFirst ? dayFirst.slice(1) : monthFirst ? [monthFirst[2], monthFirst[1], monthFirst[3]] : [];
  const month = monthNamed(word ?? '');
  return month && day && year ? dayOf(fullYear(year, reading), month, Number(day)) : undefined;
}

function orderedDate(text: string, reading: DateReading): string | undefined {
  const parts = numericDate(text);
  if (parts) {
    const [day, month] = reading.order === 'dayFirst' ? [parts.first, parts.second] : [parts.second, parts.first];
    return dayOf(fullYear(parts.year, reading), month, day);
  }
  const [, year = '', month = '', day = ''] = /^(\d{2})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  return year ? dayOf(fullYear(year, reading), Number(month), Number(day)) : undefined;
}

function digitsDate(text: string, reading: DateReading): string | undefined {
  const eight = /^(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text)?.slice(1).map(Number);
  if (eight) {
    const [first = 0, second = 0, third = 0, fourth = 0] = eight;
    const yearFirst = first >= 19 && first <= 21 ? dayOf(first * 100 + second, third, fourth) : undefined;
    return yearFirst ?? dayOf(third * 100 + fourth, second, first);
  }
  const serial = Number(text);
  if (/^\d{4,5}(?:\.\d+)?$/.test(text) && !(reading.compact && /^\d{5}$/.test(text)))
    return serialDate(Math.floor(serial), reading.epoch1904);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year && (text.length === 6 || reading.compact) ? dayOf(fullYear(year, reading), Number(month), Number(day)) : undefined;
}

function serialDate(serial: number, epoch1904: boolean): string | undefined {
  const since1900 = epoch1904 ? serial + 1462 : serial;
  if (since1900 < firstSerial || since1900 > lastSerial) return undefined;
  // Day 1 is 1 January 1900 and the nonexistent 29 February 1900 is counted, so day 0 is 30 December 1899.
  return new Date(Date.UTC(1899, 11, 30) + since1900 * 86_400_000).toISOString().slice(0, 10);
}

function fullYear(text: string, { pivotYear }: DateReading): number {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 4) return Number(digits);
  const century = Math.floor(pivotYear / 100) * 100;
  const year = century + Number(digits);
  return year > pivotYear ? year - 100 : year;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}
