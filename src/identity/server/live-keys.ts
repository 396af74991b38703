import type { Language } from '#kernel/contract/locale.ts';
import { intlLocale, localeOfLanguage } from '#kernel/contract/locale.ts';
import type { IdentityContext, LiveKey } from './identity-context.ts';
import { textsIn } from './language.ts';

/** So that a mail stays short; the page that it links to has them all. */
const maxNamed = 10;

/** What is said of keys that a new password does not end, and where they are revoked. */
export interface KeyNotice {
  text: string;
  link: { label: string; url: string };
}

/** The API keys of the app that a user still has; none when the provider stands alone. */
export async function findLiveKeys({ options, issuer }: IdentityContext, subject: string): Promise<readonly LiveKey[]> {
  return (await options.findLiveKeys?.({ issuer, subject })) ?? [];
}

/** Names the keys in a language (identity.48); undefined when there are none. */
export function noticeOfKeys(publicUrl: string, language: Language, keys: readonly LiveKey[]): KeyNotice | undefined {
  if (keys.length === 0) return undefined;
  const t = textsIn(language);
  const named = keys.slice(0, maxNamed).map(({ name, companyName }) => t('keys.name', { name, company: companyName }));
  const more = keys.length > maxNamed ? [t('keys.more', { count: String(keys.length - maxNamed) })] : [];
  const list = new Intl.ListFormat(intlLocale[language], { type: 'conjunction' }).format([...named, ...more]);
  return {
    text: t('keys.still', { count: keys.length, keys: list }),
    link: { label: t('keys.link'), url: `${publicUrl}/${localeOfLanguage[language]}/my-settings?tab=api-keys` },
  };
}
