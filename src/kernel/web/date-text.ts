import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import type { Language } from '#kernel/contract/locale.ts';

/** The date format of each language, as shown to users. */
export const datePattern: Record<Language, string> = { no: 'dd.mm.åååå', en: 'dd/mm/yyyy' };

const separators: Record<Language, string> = { no: '.', en: '/' };

/** In both languages, because users type what they are used to. */
const monthNames: readonly (readonly string[])[] = [
  ['januar', 'january'],
  ['februar', 'february'],
  ['mars', 'march'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['desember', 'december'],
];
const nearDays: ReadonlyMap<string, number> = new Map([
  ['i dag', 0],
  ['today', 0],
  ['i morgen', 1],
  ['tomorrow', 1],
  ['i går', -1],
  ['yesterday', -1],
]);

/** `2026-11-21` in the language's input format; anything else stays unchanged. */
export function typedDate(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year && month && date ? [date, month, year].join(separators[language]) : day;
}

/**
 * Parses typed text to `YYYY-MM-DD`: day first, with any separator or none, with the name of the month, and with two-digit years.
 * Text that is not a date stays unchanged, so that the field's rule can report it.
 */
export function parsedDate(typed: string, today: string): string {
  const text = typed.trim();
  const near = nearDays.get(text.toLowerCase());
  if (near !== undefined) return dayOfNumber(dayNumber(today) + near);
  const { year, month, date } = partsOf(text) ?? {};
  if (!month || !date) return text;
  const found = year ? dayOf(fullYear(year, today), month, date) : nearestDay(today, month, date);
  return found ?? text;
}

/** Whether what a field holds is something else than a day, as `31.02.2027` is. */
export function isNoDay(value: string): boolean {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return value !== '' && dayOf(year, month, date) === undefined;
}

interface Parts {
  year?: string | undefined;
  month: string;
  date: string;
}

function partsOf(text: string): Parts | undefined {
  const [, isoYear, isoMonth = '', isoDate = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (isoYear) return { year: isoYear, month: isoMonth, date: isoDate };
  const [, date, month = '', year] =
    /^(\d{1,2})\s*[./\-\s]\s*(\d{1,2})(?:\s*[./\-\s]\s*(\d{4}|\d{2}))?\.?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ?? [];
  if (date) return { year, month, date };
  const [, dateOfNamed, name = '', yearOfNamed] = /^(\d{1,2})\.?\s*(\p{L}{3,})\.?,?\s*(\d{4}|\d{2})?$/u.exec(text) ?? [];
  const place = monthNames.findIndex((names) => names.some((one) => one.startsWith(name.toLowerCase())));
  return dateOfNamed && place >= 0 ? { year: yearOfNamed, month: String(place + 1), date: dateOfNamed } : undefined;
}

/** `83` is 1983, `30` is 2030: at most ten years ahead. */
function fullYear(year: string, today: string): string {
  if (year.length === 4) return year;
  const thisYear = Number(today.slice(0, 4));
  const near = Math.floor(thisYear / 100) * 100 + Number(year);
  return String(near > thisYear + 10 ? near - 100 : near);
}

/** Without a year the date nearest today is meant; up to four years away for 29 February. */
function nearestDay(today: string, month: string, date: string): string | undefined {
  const distance = (day: string): number => Math.abs(dayNumber(day) - dayNumber(today));
  return [0, 1, -1, 2, -2, 3, -3, 4, -4]
    .flatMap((years) => dayOf(String(Number(today.slice(0, 4)) + years), month, date) ?? [])
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function dayOf(year: string, month: string, date: string): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined;
}
