import { dateRangeText } from '#kernel/contract/date-range.ts';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import { dayIn } from './calendar-day.ts';
import { useLanguage } from './texts.ts';

/** All formatting of numbers, amounts, dates and times (shell.23); no other code formats them. */
export interface Format {
  /** Up to 20 decimals, trailing zeros dropped; an exact decimal may be a string. */
  number: (value: number | string | null | undefined) => string;
  /** `1 500,50 kr`, `NOK 1,500.50`. */
  money: (value: number | string | null | undefined, currency?: string) => string;
  /** The same without its currency, for a field: `1 500,50`, `1,500.50`. */
  amount: (value: number | string | null | undefined) => string;
  percent: (value: number | string | null | undefined) => string;
  /** `21. nov. 2026`, `21 Nov 2026`. Year 1 or earlier is empty. */
  date: (day: string | null | undefined) => string;
  /** The date of a point in time in the user's time zone, as `date` writes it. */
  dayOf: (instant: string | Date | null | undefined) => string;
  /** `lørdag 21. november 2026`. */
  dateLong: (day: string | null | undefined) => string;
  /** `15.–17. mars 2027`, `15–17 March 2027`; one day when both are the same or one is missing. Lists write `15.–17. jan. 2027` (short). */
  dateRange: (from: string | null | undefined, to: string | null | undefined, month?: 'long' | 'short') => string;
  /** `21. november`, for birthdays. */
  dayAndMonth: (day: string | null | undefined) => string;
  /** Date and time in the user's time zone. */
  moment: (instant: string | Date | null | undefined) => string;
  time: (instant: string | Date | null | undefined) => string;
  /** `for 5 minutter siden`, `i går`, `in 2 days`; the date when further away. */
  relative: (instant: string | Date | null | undefined, now: Date) => string;
  bytes: (size: number) => string;
  list: (words: readonly string[]) => string;
}

// A cache: writers of dates and numbers cost time to make.
const made = new Map<string, Format>();

export function formatIn(language: Language, timeZone?: string): Format {
  const key = `${language}/${timeZone ?? ''}`;
  const known = made.get(key);
  if (known) return known;
  const format = makeFormat(language, timeZone);
  made.set(key, format);
  return format;
}

export function useFormat(): Format {
  return formatIn(useLanguage());
}

function makeFormat(language: Language, timeZone: string | undefined): Format {
  const locale = intlLocale[language];
  const zone = timeZone ? { timeZone } : {};
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 20 });
  const day = dateWriter(locale, { dateStyle: 'medium' });
  const long = dateWriter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const birthday = dateWriter(locale, { day: 'numeric', month: 'long' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...zone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zone });
  const dayOfMoment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zone });
  const relative = { words: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }), day: dayNumberIn(timeZone) };
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    number: (value) => writeNumber(plain, value),
    money: (value, currency = 'NOK') => writeNumber(moneyWriter(locale, currency, isWhole(value)), value),
    amount: (value) => writeNumber(isWhole(value) ? plain : cents, value),
    percent: (value) => (isNothing(value) ? '' : `${writeNumber(plain, value)}${locale === 'nb-NO' ? '\u00a0' : ''}%`),
    date: day,
    dayOf: (instant) => writeMoment(dayOfMoment, instant),
    dateLong: long,
    dateRange: (from, to, month = 'long') => writeRange(language, [from, to], month),
    dayAndMonth: birthday,
    moment: (instant) => writeMoment(moment, instant),
    time: (instant) => writeMoment(time, instant),
    relative: (instant, now) => relativeText(relative, instant, now) ?? writeMoment(dayOfMoment, instant),
    bytes: (size) => writeBytes(locale, size),
    list: (words) => list.format(words),
  };
}

// A cache, one for each currency.
const moneyWriters = new Map<string, Intl.NumberFormat>();

function moneyWriter(locale: string, currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${locale}/${currency}/${whole}`;
  const known = moneyWriters.get(key);
  if (known) return known;
  // Foreign prices use the currency code, because 'kr' is also Danish and Swedish.
  const currencyDisplay = locale === 'nb-NO' && currency === 'NOK' ? 'symbol' : 'code';
  const decimals = whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 20 };
  const writer = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, ...decimals });
  moneyWriters.set(key, writer);
  return writer;
}

function writeNumber(writer: Intl.NumberFormat, value: number | string | null | undefined): string {
  if (isNothing(value)) return '';
  // A decimal string is formatted digit by digit, without conversion to a float.
  return writer.format(value as Intl.StringNumericLiteral);
}

function isNothing(value: number | string | null | undefined): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

function isWhole(value: number | string | null | undefined): boolean {
  return !/\.\d*[1-9]/.test(String(value ?? ''));
}

function dateWriter(locale: string, options: Intl.DateTimeFormatOptions): (day: string | null | undefined) => string {
  const writer = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day) => {
    const moment = momentOf(day);
    return moment ? writer.format(moment) : '';
  };
}

function writeRange(language: Language, ends: readonly (string | null | undefined)[], month: 'long' | 'short'): string {
  const days = ends.filter((day) => typeof day === 'string').filter((day) => momentOf(day) !== undefined);
  const [from, to = from] = days.map((day) => day.slice(0, 10));
  return from === undefined || to === undefined ? '' : dateRangeText(language, { from, to }, { month });
}

function momentOf(day: string | null | undefined): Date | undefined {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '') ?? [];
  if (Number(year) <= 1) return undefined;
  // Date.UTC would read year 26 as 1926.
  const moment = new Date(`${year}-${month}-${date}T00:00:00Z`);
  // 30 February is no day, not 1 March.
  return moment.getUTCDate() === Number(date) ? moment : undefined;
}

function writeMoment(writer: Intl.DateTimeFormat, instant: string | Date | null | undefined): string {
  if (!instant) return '';
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() <= 1 ? '' : writer.format(moment);
}

interface Relative {
  words: Intl.RelativeTimeFormat;
  day: (moment: Date) => number;
}

/** The relative time as text; undefined when a date is clearer. What came after `now` was read, as into a list that is open, is of now. */
function relativeText({ words, day }: Relative, instant: string | Date | null | undefined, now: Date): string | undefined {
  const moment = new Date(instant ?? Number.NaN);
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1000);
  const days = day(moment) - day(now);
  if (!(Math.abs(days) <= 2)) return undefined;
  if (seconds > -45) return words.format(0, 'second');
  if (seconds > -3600) return words.format(Math.min(-1, Math.round(seconds / 60)), 'minute');
  if (days === 0) return words.format(Math.trunc(seconds / 3600), 'hour');
  return words.format(days, 'day');
}

/** The calendar day of a point in time in the user's zone, as a number: yesterday is a date, not 24 hours. */
function dayNumberIn(timeZone: string | undefined): (moment: Date) => number {
  return (moment) => (Number.isNaN(moment.getTime()) ? Number.NaN : Date.parse(`${dayIn(timeZone, moment)}T00:00:00Z`) / 86_400_000);
}

const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

function writeBytes(locale: string, size: number): string {
  const step = size < 1 ? 0 : Math.min(Math.floor(Math.log10(size) / 3), byteUnits.length - 1);
  const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: step === 0 ? 0 : 1 }).format(size / 1000 ** step);
  return `${amount}\u00a0${byteUnits[step]}`;
}
