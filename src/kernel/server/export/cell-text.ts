import { exportTexts as en } from '#kernel/texts/en-export.ts';
import { exportTexts as no } from '#kernel/texts/no-export.ts';
import type { Cell, ColumnType, CellFormat, Table } from './table.ts';

export const exportTexts = { no, en } as const;

const locales = { no: 'nb-NO', en: 'en-GB' } as const;
const plainDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;
// Characters that are not allowed in XML or PDF, break terminals, and are invisible.
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** A cell as text in the table's language: 21.11.2026, 1 250,5, Ja. */
export function cellText(value: Cell, type: ColumnType, manner: CellFormat): string {
  if (value === null || value === undefined || value === '') return '';
  if (type === 'boolean') return yesOrNo(value, manner.language);
  if (type === 'number' || type === 'money') return numberText(value, formats[manner.language]);
  if (type === 'date') return dateText(value, manner.language);
  if (type === 'moment') return momentText(value, manner);
  return clean(String(value));
}

/** Removes characters that are invisible and not allowed in the file formats. */
export function clean(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unprintable, '');
}

function yesOrNo(value: Cell, language: Table['language']): string {
  if (typeof value !== 'boolean') return clean(String(value));
  return value ? exportTexts[language].yes : exportTexts[language].no;
}

const exact = { maximumFractionDigits: 20, signDisplay: 'negative' } as const;
const formats = { no: new Intl.NumberFormat(locales.no, exact), en: new Intl.NumberFormat(locales.en, exact) };
const bare = { ...exact, useGrouping: false } as const;
const bareFormats = { no: new Intl.NumberFormat(locales.no, bare), en: new Intl.NumberFormat(locales.en, bare) };

/** A number as programs read it back in that language: no groups, an ASCII minus, a comma in Norwegian and a point in English. */
export function bareNumber(value: Cell, language: Table['language']): string {
  return value === null || value === undefined || value === '' ? '' : numberText(value, bareFormats[language]).replace(/^\u2212/, '-');
}

/** Formats a number by shell.23. A number in a string is formatted digit by digit, so amounts of money stay exact. */
function numberText(value: Cell, format: Intl.NumberFormat): string {
  if (typeof value === 'number') return Number.isFinite(value) ? format.format(value) : '';
  const text = clean(String(value));
  // The parameter's type is a literal type; the test above checks that form.
  return plainNumber.test(text) ? format.format(text as `${number}`) : text;
}

function dateText(value: Cell, language: Table['language']): string {
  const text = clean(String(value));
  const [, year, month, day] = plainDate.exec(text) ?? [];
  if (!year) return text;
  return language === 'no' ? `${day}.${month}.${year}` : `${day}/${month}/${year}`;
}

function momentText(value: Cell, { language, timeZone }: CellFormat): string {
  const wall = wallTime(value, timeZone);
  return wall ? `${dateText(wall.date, language)} ${wall.time}` : clean(String(value));
}

// A cache by time zone, because creating a formatter costs more than using it.
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local date and time in a time zone; undefined when the cell is no point in time. */
export function wallTime(value: Cell, timeZone: string): { date: string; time: string } | undefined {
  const moment = value instanceof Date ? value : new Date(String(value));
  if (Number.isNaN(moment.getTime())) return undefined;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  const [date = '', time = ''] = clock.format(moment).split(' ');
  return { date, time };
}
