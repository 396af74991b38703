import { createTranslator } from 'use-intl/core';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { enPagePrint } from '../../texts/en-page-print.ts';
import { noPagePrint } from '../../texts/no-page-print.ts';

/** The words of printed pages. */
export const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enPagePrint }),
  no: createTranslator({ locale: intlLocale.no, messages: noPagePrint }),
};

/** Moments with their seconds and the name of their zone: `25. nov. 2026, 14:05:12 CET`. */
export function clockOf(language: Language, timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat(intlLocale[language], { dateStyle: 'medium', timeStyle: 'long', timeZone });
  return (moment) => format.format(moment);
}

/** The day of a page in the company's zone, as its times are: year, month and day. */
export function pageDayOf(timeZone: string, moment: Date): number[] {
  return dayIn(timeZone, moment).split('-').map(Number);
}
