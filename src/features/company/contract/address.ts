import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';

// Letters of every language, digits and what stands in addresses: "Storgata 12 B, 2. etg.", "Kong Oscars gt. 3/5", "c/o O'Brien & Co".
const addressText = /^[\p{L}\p{M}\p{N} .,'’/&()#:+-]*$/u;

/** A line of an address in the right format (SH-18). */
export const addressLine = z
  .string()
  .trim()
  .max(100, field('tooLong', { length: 100 }))
  .regex(addressText, field('address'));

/** A town: letters, spaces and the few signs that names of places have. */
export const cityName = z
  .string()
  .trim()
  .max(60, field('tooLong', { length: 60 }))
  .regex(/^[\p{L}\p{M} .,'’/()-]*$/u, field('address'));

/** A postal code: 2 to 12 letters, digits, spaces and dashes (000 §5). */
export const postalCode = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N} -]{2,12}$/u, field('postalCode'));

/** A country as its two letters of ISO 3166-1; shown in the reader's language. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/u, field('select'));

/** The calling code of a country: a plus and up to three digits (SH-18). */
export const callingCode = z
  .string()
  .trim()
  .regex(/^\+\d{1,3}$/u, field('countryCode'));
