import { refusedCharacters } from '#kernel/contract/sms-parts.ts';
import type { Refused } from '#kernel/server/failure.ts';
import { findLinks } from '../../contract/rules/links.ts';
import { hasFirstName, mergeText } from '../../contract/rules/merge-text.ts';
import type { Addressee } from './count-parts.ts';

type TextCode = 'sms.TextIsRequired' | 'sms.TextContainsInvalidCharacters' | 'sms.TextCannotContainLinks';

/** What is wrong with a text, as it was typed and as each recipient gets it: its field may leave nothing, or complete an address. */
export function refusedText(text: string, addressees: readonly Addressee[]): Refused<TextCode>[] {
  const merged = hasFirstName(text) ? addressees.map(({ firstName }) => mergeText(text, firstName)) : [];
  const texts = [...new Set([text, ...merged])];
  if (texts.some((one) => one.trim() === '')) return [{ refusal: 'sms.TextIsRequired' }];
  const characters = refusedCharacters(text);
  const links = [...new Set(texts.flatMap(findLinks))];
  return [
    ...(characters.length > 0 ? [{ refusal: 'sms.TextContainsInvalidCharacters' as const, details: { characters } }] : []),
    ...(links.length > 0 ? [{ refusal: 'sms.TextCannotContainLinks' as const, details: { links } }] : []),
  ];
}
