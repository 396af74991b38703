import type { Language } from '#kernel/contract/locale.ts';

/** A document in both languages: the shared fields, and the texts of each language. */
export function inBothLanguages<Shared extends { _type: string }, Words extends object>(
  key: string,
  shared: Shared,
  words: Readonly<Record<Language, Words>>,
): (Shared & Words & { _id: string; language: Language })[] {
  return (['no', 'en'] as const).map((language) => ({
    _id: `${shared._type}.${key}.${language}`,
    language,
    ...shared,
    ...words[language],
  }));
}
