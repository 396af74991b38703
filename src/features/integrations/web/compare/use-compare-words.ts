import { writtenPhone } from '#kernel/contract/phone-number.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { AccountingSystem, ComparedField } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';

const days: readonly ComparedField[] = ['birthday', 'startDate', 'endDate'];

/** What a comparison says of fields and their values. */
export function useCompareWords(provider: AccountingSystem) {
  const t = useTexts<typeof en>('integrations');
  const format = useFormat();
  const language = useLanguage();
  const system = t(`systems.${provider}`);
  const fieldName = (field: ComparedField): string => t(`comparedFields.${field}`);
  return {
    t,
    system,
    fieldName,
    fieldNames: (fields: readonly ComparedField[]): string => format.list(fields.map(fieldName)),
    /** A value as people read it. */
    value: (field: ComparedField, value: string): string => {
      if (days.includes(field)) return format.date(value) || value;
      if (field === 'mobilePhoneNumber') return writtenPhone(value);
      return field === 'country' ? countryText(value, intlLocale[language]) : value;
    },
  };
}

function countryText(value: string, locale: string): string {
  // What is no code of a country is shown as it is.
  return /^[A-Z]{2}$/.test(value) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(value) ?? value) : value;
}
