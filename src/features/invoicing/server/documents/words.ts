import { invoiceWords as en } from '../../texts/en-invoice.ts';
import { invoiceWords as no } from '../../texts/no-invoice.ts';

export const invoiceWords = { no, en } as const;

const locales = { no: 'nb-NO', en: 'en-GB' } as const;
const amounts = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const amountFormats = { no: new Intl.NumberFormat(locales.no, amounts), en: new Intl.NumberFormat(locales.en, amounts) };
const counts = { maximumFractionDigits: 6 } as const;
const countFormats = { no: new Intl.NumberFormat(locales.no, counts), en: new Intl.NumberFormat(locales.en, counts) };

type Language = keyof typeof invoiceWords;

/** Øre as kroner with two decimals: 1 250,50 or 1,250.50. */
export function amountText(ore: number, language: Language): string {
  return amountFormats[language].format(ore / 100);
}

export function countText(count: number, language: Language): string {
  return countFormats[language].format(count);
}

/** 21.11.2026 or 21/11/2026. */
export function dayText(day: string, language: Language): string {
  const [year, month, date] = day.split('-');
  return [date, month, year].join(language === 'no' ? '.' : '/');
}

/** Nine digits in groups of three. */
export function registryIdText(registryId: string): string {
  return registryId.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}

export function filled(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(words[name] ?? ''));
}
