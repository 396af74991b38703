import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';

const required = field('required');
// Letters of every language, digits and the punctuation of addresses: "Storgata 12 B, 2. etg.", "c/o O'Brien & Co", "Kong Oscars gt. 3/5".
const streetForm = /^(?=.*\p{L})[\p{L}\p{M}\p{N}\p{Pd} .,'’´`&/()#:°]+$/u;
const cityForm = /^[\p{L}\p{M}][\p{L}\p{M}\p{Pd} .'’´`/()]*$/u;

/** A street address in a valid form (company.5). */
export const StreetAddress = text(100).regex(streetForm, field('address'));
/** An optional second line. */
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
export const City = text(60).regex(cityForm, field('properFormat', { form: 'city' }));
/** A postal code: 2 to 12 letters, digits, spaces and hyphens (company.5). */
export const PostalCode = text(12).regex(/^[\p{L}\p{N} \p{Pd}]{2,12}$/u, field('postalCode'));
/** A country as its two-letter code of ISO 3166-1; its name is shown in the user's language. */
export const Country = z.string(required).regex(/^[A-Z]{2}$/u, field('select'));
/** The calling code of a country: a plus and one to three digits (company.5). */
export const CallingCode = z
  .string()
  .trim()
  .regex(/^\+\d{1,3}$/u, field('countryCode'));

/** A required text, trimmed; for an empty one only the missing value is reported. */
export function text(length: number) {
  return z.string(required).trim().min(1, { error: required, abort: true }).max(length, field('tooLong', { length }));
}
