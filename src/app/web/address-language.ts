import { languageOfLocale, splitLocale, type Language } from '#kernel/contract/locale.ts';

/** The language in the address; Norwegian by default. */
export function addressLanguage(): Language {
  const split = splitLocale(location.pathname);
  return split ? languageOfLocale[split.locale] : 'no';
}
