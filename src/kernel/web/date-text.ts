import type { Language } from '#kernel/contract/locale.ts';

/** The date format of each language, as shown to users. */
export const datePattern: Record<Language, string> = { no: 'dd.mm.åååå', en: 'dd/mm/yyyy' };

const separators: Record<Language, string> = { no: '.', en: '/' };

/** `2026-11-21` in the language's input format; anything else stays unchanged. */
export function typedDate(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year && month && date ? [date, month, year].join(separators[language]) : day;
}

/**
 * Parses typed text to `YYYY-MM-DD`: day first, with any separator or none, and two-digit years near the current one.
 * Text that is not a date stays unchanged, so that the field's rule can report it.
 */
export function parsedDate(typed: string, thisYear: number): string {
  const text = typed.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const parts = /^(\d{1,2})\s*[./\-\s]\s*(\d{1,2})\s*[./\-\s]\s*(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  if (!parts) return text;
  const [, date = '', month = '', year = ''] = parts;
  const day = `${fullYear(year, thisYear)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : text;
}

/** `83` is 1983, `30` is 2030: at most ten years ahead. */
function fullYear(year: string, thisYear: number): string {
  if (year.length === 4) return year;
  const century = Math.floor(thisYear / 100) * 100;
  const near = century + Number(year);
  return String(near > thisYear + 10 ? near - 100 : near);
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
