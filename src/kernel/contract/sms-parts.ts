import { plainerLetter, septetsOf } from './gsm-7.ts';

/** How the characters of a text message are sent: seven bits each, or sixteen when one of them needs it. */
export type SmsAlphabet = 'gsm7' | 'ucs2';

/** What one message holds, and each part of a longer one, in septets or UTF-16 units (3GPP TS 23.040). */
const room: Readonly<Record<SmsAlphabet, { single: number; part: number }>> = {
  gsm7: { single: 160, part: 153 },
  ucs2: { single: 70, part: 67 },
};

/** The longest text: 918 septets, or 402 units of UTF-16. */
export const maxSmsParts = 6;

export interface SmsParts {
  alphabet: SmsAlphabet;
  /** Septets, or units of UTF-16. */
  length: number;
  /** What each part carries; an escape with its letter, and the two halves of an emoji, stay in one part. */
  parts: string[];
  /** How much more fits without a further part. */
  left: number;
}

/** The parts that a text is sent in: what the page shows, the server judges and the bill counts. */
export function smsParts(text: string): SmsParts {
  const characters = [...text];
  const alphabet = characters.every((character) => septetsOf(character) !== undefined) ? 'gsm7' : 'ucs2';
  const sizeOf = (character: string): number => (alphabet === 'gsm7' ? (septetsOf(character) ?? 0) : character.length);
  const length = characters.reduce((sum, character) => sum + sizeOf(character), 0);
  const { single, part } = room[alphabet];
  if (length <= single) return { alphabet, length, parts: [text], left: single - length };
  const parts: string[] = [];
  let used = part;
  for (const character of characters) {
    const size = sizeOf(character);
    if (used + size > part) {
      parts.push('');
      used = 0;
    }
    parts[parts.length - 1] += character;
    used += size;
  }
  return { alphabet, length, parts, left: part - used };
}

/** As much of a text as may be sent, for texts that nobody writes by hand. */
export function shortenSms(text: string): string {
  return smsParts(text).parts.slice(0, maxSmsParts).join('');
}

/** A character that makes a message expensive. */
export interface CostlyCharacter {
  character: string;
  /** How often it stands in the text. */
  count: number;
  /** What could stand there instead; null when nothing could. An empty text means that nothing needs to. */
  replacement: string | null;
  /** The parts that are saved for each recipient when this one is replaced everywhere, and the others stay. */
  saves: number;
}

/** The characters for which a text is sent in sixteen bits, each once, in the order in which they come. */
export function costlyCharacters(text: string): CostlyCharacter[] {
  const counts = new Map<string, number>();
  for (const character of text) if (septetsOf(character) === undefined) counts.set(character, (counts.get(character) ?? 0) + 1);
  const parts = smsParts(text).parts.length;
  return [...counts].map(([character, count]) => {
    const replacement = plainerLetter(character) ?? null;
    const saves = replacement === null ? 0 : parts - smsParts(text.replaceAll(character, replacement)).parts.length;
    return { character, count, replacement, saves };
  });
}

/** The text with everything replaced that has a replacement. */
export function plainerText(text: string): string {
  return [...text].map((character) => (septetsOf(character) === undefined ? (plainerLetter(character) ?? character) : character)).join('');
}

/** The one form in which a text is judged, kept and sent: composed characters, and one character for the end of a line. */
export function smsText(typed: string): string {
  return typed.normalize('NFC').replace(/\r\n?/g, '\n');
}

/** What no text message carries: control characters but the end of a line, marks that turn the direction of reading, and half an emoji. */
const refused = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/u;

/** The characters of a text that are refused, each once. */
export function refusedCharacters(text: string): string[] {
  return [...new Set([...text].filter((character) => character !== '\n' && refused.test(character)))];
}
