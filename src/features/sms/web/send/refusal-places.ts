import { findErrorText, type Texts } from '#kernel/web/texts.ts';
import type { Format } from '#kernel/web/format.ts';
import type { en } from '../../texts/en.ts';
import type { SendValues } from './send-values.ts';

/** A refusal of the server: a code, and what is wrong. */
export interface SmsRefusal {
  code: string;
  details: Readonly<Record<string, unknown>>;
}

type Place = Extract<keyof SendValues, 'people' | 'text' | 'usesCompanyName' | 'sendAt'>;

/** The field beside which each refusal stands; the others concern the message as a whole. */
const places: Readonly<Record<string, Place>> = {
  'sms.RecipientIsRequired': 'people',
  'sms.NoValidRecipient': 'people',
  'sms.RecipientNotAllowed': 'people',
  'sms.MaxAllowedRecipientsReached': 'people',
  'sms.TextIsRequired': 'text',
  'sms.TextContainsInvalidCharacters': 'text',
  'sms.TextCannotContainLinks': 'text',
  'sms.MaxTextSizeReached': 'text',
  'sms.SenderIsRequired': 'usesCompanyName',
  'sms.TimeNotPossible': 'sendAt',
};
/** What is not said before somebody has tried to send. */
const onlyWhenSent: ReadonlySet<string> = new Set(['sms.RecipientIsRequired', 'sms.TextIsRequired', 'sms.NoGateway']);

export function placeOf(code: string): Place | undefined {
  return places[code];
}

/** Refusals as they stand while the message is being written, by their field; those without one under `message`. */
export function liveRefusals(refusals: readonly SmsRefusal[]): Partial<Record<Place | 'message', SmsRefusal>> {
  const said = refusals.filter(({ code }) => !onlyWhenSent.has(code));
  // The first of a field is shown.
  return Object.fromEntries(said.toReversed().map((refusal) => [placeOf(refusal.code) ?? 'message', refusal]));
}

/** A refusal in words, with the links or characters that it means. */
export function refusalText({ code, details }: SmsRefusal, t: Texts<typeof en>, format: Format): string {
  const values = Object.fromEntries(Object.entries(details).filter((entry): entry is [string, string | number] => isPrintable(entry[1])));
  const links = textsOf(details['links']);
  const characters = textsOf(details['characters']).map(nameOfCharacter);
  return [
    findErrorText(code, values, 'sms') ?? code,
    links.length > 0 && t('send.links', { links: format.list(links) }),
    characters.length > 0 && t('send.characters', { characters: format.list(characters) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A character that nobody sees, by its number: `U+200B`. */
export function nameOfCharacter(character: string): string {
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}

const isPrintable = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
