import { intlLocale } from '#kernel/contract/locale.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import type { TreatmentContent } from '../../contract/treatment.ts';
import { useGdprTexts } from '../gdpr-words.ts';

/** The name of a country by its code. */
export function useCountryNames(): (code: string) => string {
  const names = new Intl.DisplayNames(intlLocale[useLanguage()], { type: 'region' });
  return (code) => names.of(code) ?? code;
}

/** How many months data are kept, and from when; empty without a number. */
export function useRetention() {
  const t = useGdprTexts();
  return ({ retentionMonths: months, retentionFrom: from }: Pick<TreatmentContent, 'retentionMonths' | 'retentionFrom'>): string => {
    if (months === null) return '';
    return from ? t('treatment.months', { months, from: t(`words.retentionStarts.${from}`) }) : t('treatment.monthsOnly', { months });
  };
}
