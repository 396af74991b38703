import { longestName } from '../kinds.ts';
import { isEmptyText, type LocalText } from '../local-text.ts';

const sign = /[\p{L}\p{N}]/u;
const hidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200e\u200f\u2028-\u202e\u2066-\u2069\p{Extended_Pictographic}]/u;
// Pictures by Unicode, and letters of business to people.
const usual = /[©®™]/gu;

/** Why a treatment may not have this name (gdpr.6): no letter or digit, characters that hide or are pictures, or too long. */
export function nameRefusal(name: LocalText): 'gdpr.InvalidNameFormat' | 'gdpr.NameTooBig' | undefined {
  const written = [name.no, name.en].filter((one) => one !== '');
  if (isEmptyText(name) || written.some((one) => !sign.test(one) || hidden.test(one.replace(usual, '')))) return 'gdpr.InvalidNameFormat';
  return written.some((one) => [...one].length > longestName) ? 'gdpr.NameTooBig' : undefined;
}
