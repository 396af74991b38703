import { useFormat } from '#kernel/web/format.ts';
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

/** What departments, people and data are called; own words stay as they are. Within a sentence they begin small. */
export function useNames() {
  const t = useGdprTexts();
  const format = useFormat();
  const inSentence = <Key extends string>(keys: readonly Key[], values: readonly string[], named: (key: Key) => string): string =>
    format.list(values.map((value, index) => (index === 0 ? wordOf(keys, value, named) : wordOf(keys, value, (key) => small(named(key))))));
  return {
    department: (value: string) =>
      value === '' ? t('words.noDepartment') : wordOf(departments, value, (key) => t(`words.departments.${key}`)),
    subjects: (values: readonly string[]) => inSentence(dataSubjects, values, (key) => t(`words.dataSubjects.${key}`)),
    categories: (values: readonly string[]) => inSentence(dataCategories, values, (key) => t(`words.dataCategories.${key}`)),
  };
}

/** A word as it stands within a sentence; abbreviations stay large. */
function small(word: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}
