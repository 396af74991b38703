import type { Language } from '#kernel/contract/locale.ts';
import type { TemplateVariable, Value } from '../template.ts';
import { isEmpty } from './values.ts';

const locales = { no: 'nb-NO', en: 'en-GB' } as const;
const forLocales = <Format>(make: (locale: string) => Format) => ({ no: make(locales.no), en: make(locales.en) });
// Formatters are slow to make, and a preview prints with each letter that is typed.
const numbers = forLocales((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const days = forLocales((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }));
const lists = forLocales((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** What the contract says for a value, each item of a list apart; undefined when there is none. */
export function printedItems(variable: TemplateVariable, value: Value | undefined, language: Language): string[] | undefined {
  if (isEmpty(value) || value === undefined || value === null) return undefined;
  if (Array.isArray(value)) {
    return value.map((one) =>
      typeof one === 'string' ? optionText(variable, one, language) : `${one.type.trim()}: ${one.provider.trim()}`,
    );
  }
  return [printedValue(variable, value, language)];
}

function printedValue(variable: TemplateVariable, value: string | number | boolean, language: Language): string {
  if (typeof value === 'number') return printedNumber(variable.type, value, language);
  if (typeof value === 'boolean') return yesOrNo[language][value ? 'yes' : 'no'];
  return variable.type === 'date' ? printedDay(value, language) : optionText(variable, value.trim(), language);
}

const yesOrNo = { no: { yes: 'ja', no: 'nei' }, en: { yes: 'yes', no: 'no' } } as const;

function optionText({ options = [] }: TemplateVariable, value: string, language: Language): string {
  return options.find((one) => one.value === value)?.printed[language] ?? value;
}

function printedNumber(type: TemplateVariable['type'], value: number, language: Language): string {
  const number = numbers[language].format(value);
  if (type === 'percent') return language === 'no' ? `${number} %` : `${number}%`;
  if (type === 'money') return language === 'no' ? `${number} kroner` : `NOK ${number}`;
  return number;
}

/** A date in words; text that is no date stays as it was typed. */
export function printedDay(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return days[language].format(date);
}

/** Items in one line. */
export function joinedItems(items: readonly string[], language: Language): string {
  return lists[language].format(items);
}
