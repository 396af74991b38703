import { refusedCharacters } from '#kernel/contract/sms-parts.ts';
import type { Refused } from '#kernel/server/failure.ts';
import { findLinks } from '../../contract/rules/links.ts';

type TextCode = 'sms.TextIsRequired' | 'sms.TextContainsInvalidCharacters' | 'sms.TextCannotContainLinks';

/** What is wrong with a text, whoever gets it. */
export function refusedText(text: string): Refused<TextCode>[] {
  if (text.trim() === '') return [{ refusal: 'sms.TextIsRequired' }];
  const characters = refusedCharacters(text);
  const links = findLinks(text);
  return [
    ...(characters.length > 0 ? [{ refusal: 'sms.TextContainsInvalidCharacters' as const, details: { characters } }] : []),
    ...(links.length > 0 ? [{ refusal: 'sms.TextCannotContainLinks' as const, details: { links } }] : []),
  ];
}
