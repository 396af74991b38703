import type { Interval } from '#kernel/contract/deadlines.ts';
import type { Language } from '#kernel/contract/locale.ts';

// The browser's own words for units say «døgn» for days.
const units: Record<Language, Record<Interval['unit'], { one: string; other: string }>> = {
  no: { day: { one: 'dag', other: 'dager' }, month: { one: 'måned', other: 'måneder' } },
  en: { day: { one: 'day', other: 'days' }, month: { one: 'month', other: 'months' } },
};

/** A length of time in words: `3 months`, `1 måned`. */
export function intervalText(language: Language, { number, unit }: Interval): string {
  const { one, other } = units[language][unit];
  return `${number} ${number === 1 ? one : other}`;
}

/** Whether a stored value is a length of time. */
export function isInterval(value: object): value is Interval {
  return Object.keys(value).length === 2 && 'number' in value && 'unit' in value && (value.unit === 'day' || value.unit === 'month');
}
