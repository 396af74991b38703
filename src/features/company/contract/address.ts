import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';

const required = field('required');
// Letters of every language, digits and the signs of addresses: "Storgata 12 B, 2. etg.", "c/o O'Brien & Co", "Kong Oscars gt. 3/5".
const streetForm = /^(?=.*\p{L})[\p{L}\p{M}\p{N}\p{Pd} .,'’´`&/()#:°]+$/u;
const cityForm = /^[\p{L}\p{M}][\p{L}\p{M}\p{Pd} .'’´`/()]*$/u;

/** A street address in a valid form (company.5). */
export const StreetAddress = text(100).regex(streetForm, field('address'));
/** A second line, or nothing. */
export const SecondLine = z
  .string()
  .trim()
  .nullish()
  .transform((line) => line || null)
  .pipe(
    z
      .string()
      .max(100, field('tooLong', { length: 100 }))
      .regex(streetForm, field('address'))
      .nullable(),
  );
/** A town in the right format. */
export const City = text(60).regex(cityForm, field('address'));
/** A postal code: 2 to 12 letters, digits, spaces and dashes (company.5). */
export const PostalCode = text(12).regex(/^[\p{L}\p{N} \p{Pd}]{2,12}$/u, field('postalCode'));
/** A country as its two letters of ISO 3166-1; shown in the reader's language. */
export const Country = z.string(required).regex(/^[A-Z]{2}$/u, field('select'));
/** The calling code of a country: a plus and one to three digits (company.5). */
export const CallingCode = z
  .string()
  .trim()
  .regex(/^\+\d{1,3}$/u, field('countryCode'));

/** A required text, trimmed; an empty one is told only that it is required. */
export function text(length: number) {
  return z.string(required).trim().min(1, { error: required, abort: true }).max(length, field('tooLong', { length }));
}
