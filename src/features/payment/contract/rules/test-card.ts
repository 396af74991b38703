import type { CardBehaviour } from '../entities.ts';

/** What is known of a card that was typed: never its number. */
export interface TypedCard {
  behaviour: CardBehaviour;
  brand: string;
  lastFour: string;
}

const known: ReadonlyMap<string, Pick<TypedCard, 'behaviour' | 'brand'>> = new Map([
  ['4242424242424242', { behaviour: 'pays', brand: 'visa' }],
  ['5555555555554444', { behaviour: 'pays', brand: 'mastercard' }],
  ['4000000000000002', { behaviour: 'declines', brand: 'visa' }],
  ['4000002500003155', { behaviour: 'confirms', brand: 'visa' }],
]);

/** The numbers that the built-in provider takes, with spaces as people write them. */
export const testCardNumbers = [...known].map(([number, { behaviour }]) => ({
  number: number.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  behaviour,
}));

/** The test card of a number, written with or without spaces; undefined for any other number, which is sent nowhere. */
export function testCardOf(typed: string): TypedCard | undefined {
  const number = typed.replaceAll(/[\s-]/g, '');
  const found = known.get(number);
  return found && { ...found, lastFour: number.slice(-4) };
}

/** The month and year of `MM/YY`; undefined when it is none, or over by that month. */
export function expiryOf(typed: string, today: string): { expiryMonth: number; expiryYear: number } | undefined {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  if (year === '') return undefined;
  const expiry = { expiryMonth: Number(month), expiryYear: 2000 + Number(year) };
  const written = `${expiry.expiryYear}-${String(expiry.expiryMonth).padStart(2, '0')}`;
  return written < today.slice(0, 7) ? undefined : expiry;
}
