import { useLanguage, useTexts, type Texts } from '#kernel/web/texts.ts';
import { departments, dataCategories, dataSubjects } from '../contract/kinds.ts';
import { textIn, type LocalText } from '../contract/local-text.ts';
import type { enPages } from '../texts/en-pages.ts';

export type GdprTexts = Texts<typeof enPages>;

/** The texts of the area's pages. */
export function useGdprTexts(): GdprTexts {
  return useTexts<typeof enPages>('gdpr');
}

/** A text in the language of the page, or in the other where it is not written yet. */
export function useLocalText(): (text: LocalText) => string {
  const language = useLanguage();
  return (text) => textIn(text, language);
}

/** The word of a key, or the company's own words as they stand. */
function wordOf<Key extends string>(keys: readonly Key[], value: string, named: (key: Key) => string): string {
  const key = keys.find((one) => one === value);
  return key === undefined ? value : named(key);
}

/** What departments, people and data are called; own words stay as they are. */
export function useNames() {
  const t = useGdprTexts();
  return {
    department: (value: string) =>
      value === '' ? t('words.noDepartment') : wordOf(departments, value, (key) => t(`words.departments.${key}`)),
    subject: (value: string) => wordOf(dataSubjects, value, (key) => t(`words.dataSubjects.${key}`)),
    category: (value: string) => wordOf(dataCategories, value, (key) => t(`words.dataCategories.${key}`)),
  };
}
