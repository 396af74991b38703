/** The first segment of every page's path, and the language of texts and content (identity.24). */
export const locales = ['no', 'en-gb'] as const;
export type Locale = (typeof locales)[number];
export const languages = ['no', 'en'] as const;
export type Language = (typeof languages)[number];
/** How the choice is stored on the account. */
export type PreferredLanguage = 'nb' | 'en-gb';

export const languageOfLocale: Record<Locale, Language> = { no: 'no', 'en-gb': 'en' };
export const localeOfLanguage: Record<Language, Locale> = { no: 'no', en: 'en-gb' };
export const intlLocale: Record<Language, 'nb-NO' | 'en-GB'> = { no: 'nb-NO', en: 'en-GB' };
export const preferredLanguageOf: Record<Language, PreferredLanguage> = { no: 'nb', en: 'en-gb' };
export const languageOfPreferred: Record<PreferredLanguage, Language> = { nb: 'no', 'en-gb': 'en' };

/** The path of a page as it stands in the address, in a language. */
export const pathIn = (path: string, language: Language): string => `/${localeOfLanguage[language]}${path === '/' ? '' : path}`;

/** The locale at the start of a path, and the rest of the path; undefined when it starts with no locale. */
export function splitLocale(pathname: string): { locale: Locale; path: string } | undefined {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = locales.find((known) => known === first.toLowerCase());
  return locale && { locale, path: `/${rest.join('/')}` };
}

/** The language that an Accept-Language header prefers; Norwegian when it names none of ours. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return { tag, weight: Number(quality.replace('q=', '')) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const match = wanted.find(({ tag }) => /^(nb|nn|no|en)(-|$)/.test(tag));
  return match?.tag.startsWith('en') ? 'en' : 'no';
}
