import type { Language } from '#kernel/contract/locale.ts';
import { firstNameField } from '../contract/rules/merge-text.ts';

/** How the field of the first name is written in each language. */
const written: Readonly<Record<Language, string>> = { en: '{first name}', no: '{fornavn}' };

/** A text as people read and write it. */
export function writtenText(text: string, language: Language): string {
  return text.replaceAll(firstNameField, written[language]);
}

/** The same as it is kept and sent, in whichever language it was begun. */
export function sentText(text: string): string {
  return Object.values(written).reduce((now, field) => now.replaceAll(field, firstNameField), text);
}
