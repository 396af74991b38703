import { createTranslator } from 'use-intl/core';
import { acceptedLanguage, intlLocale } from '#kernel/contract/locale.ts';
import type { Language } from '#kernel/contract/locale.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: en }),
  // The Norwegian texts have the keys of the English ones, and a test compares their arguments.
  no: createTranslator({ locale: intlLocale.no, messages: no as typeof en }),
};
export type Translate = (typeof translators)['en'];

/** The texts of the provider's pages and mails in a language. */
export function textsIn(language: Language): Translate {
  return translators[language];
}

/** The language tag of a page and of the `locale` claim. */
export const languageTag: Record<Language, string> = { no: 'nb', en: 'en-GB' };

export interface LanguageSigns {
  /** `?language=` of the page's language switch. */
  chosen: string | undefined;
  /** The cookie: an earlier choice, with the interaction in which it was made. */
  cookie: string | undefined;
  /** The app's request (`ui_locales`), and its interaction. */
  uiLocales: string | undefined;
  interaction: string | undefined;
  acceptLanguage: string | undefined;
}

/** The language of a page: a choice on the page, else the app's request, else an earlier choice, else the browser's. */
export function pageLanguage(signs: LanguageSigns): Language {
  const chosen = known(signs.chosen);
  if (chosen) return chosen;
  const [remembered, where] = signs.cookie?.split('.') ?? [];
  if (where && where === signs.interaction) return known(remembered) ?? 'no';
  return known(signs.uiLocales?.split(' ')[0]) ?? known(remembered) ?? acceptedLanguage(signs.acceptLanguage);
}

function known(tag: string | undefined): Language | undefined {
  const [, first] = /^(nb|nn|no|en)(?:-|$)/i.exec(tag ?? '') ?? [];
  if (!first) return undefined;
  return first.toLowerCase() === 'en' ? 'en' : 'no';
}
