import type { Language } from '../../contract/kinds.ts';
import { en } from '../../texts/en-signer.ts';
import { no } from '../../texts/no-signer.ts';

/** Of the sentence in both languages: another sentence has another version (signing.57). */
export const consentVersion = '1';

const texts: Readonly<Record<Language, string>> = { no: no.sign.consent, en: en.sign.consent };

/** The sentence that a signer agrees to, in the language of their page. */
export function consentIn(language: Language): { version: string; text: string } {
  return { version: consentVersion, text: texts[language] };
}

/** The language of a sentence that was shown word for word; undefined when it is another one. */
export function languageOfConsent({ version, text }: { version: string; text: string }): Language | undefined {
  if (version !== consentVersion) return undefined;
  return (['no', 'en'] as const).find((language) => texts[language] === text);
}
