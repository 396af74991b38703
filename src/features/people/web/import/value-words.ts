import type { Language } from '#kernel/contract/locale.ts';
import { useFormat, type Format } from '#kernel/web/format.ts';
import { useLanguage, useTexts, type Texts } from '#kernel/web/texts.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import { PositionType, PreferredLanguage, Role, SalaryInterval } from '../../contract/entities.ts';
import type { ImportField } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';

type Value = string | number;
/** Formats a value of a field: dates and amounts by language, codes as words. */
export type WriteValue = (field: ImportField | undefined, value: Value) => string;

const dates: readonly (ImportField | undefined)[] = ['startDate', 'endDate', 'trialPeriodEndDate', 'birthday'];

export function useWriteValue(): WriteValue {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const language = useLanguage();
  return (field, value) => written(field, value, { t, format, language });
}

function written(
  field: ImportField | undefined,
  value: Value,
  { t, format, language }: { t: Texts<typeof en>; format: Format; language: Language },
): string {
  const text = String(value);
  if (dates.includes(field)) return format.date(text) || text;
  const isNumber = /^\d+(?:\.\d+)?$/.test(text);
  if (field === 'salaryAmount' && isNumber) return format.number(text);
  if (field === 'positionCoverage' && isNumber) return format.percent(text);
  if (field === 'address.country' && /^[A-Z]{2}$/.test(text))
    return new Intl.DisplayNames([intlLocale[language]], { type: 'region' }).of(text) ?? text;
  return wordOf(field, text, t) ?? text;
}

function wordOf(field: ImportField | undefined, text: string, t: Texts<typeof en>): string | undefined {
  const role = field === 'role' ? Role.safeParse(text).data : undefined;
  const type = field === 'positionType' ? PositionType.safeParse(text).data : undefined;
  const interval = field === 'salaryInterval' ? SalaryInterval.safeParse(text).data : undefined;
  const spoken = field === 'preferredLanguage' ? PreferredLanguage.safeParse(text).data : undefined;
  if (role) return t(`roles.${role}`);
  if (type) return t(`positionTypes.${type}`);
  if (interval) return t(`salaryIntervals.${interval}`);
  return spoken && t(`languages.${spoken}`);
}
