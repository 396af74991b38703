import { z } from 'zod';
import * as address from '#features/company/contract/address.ts';
import { EmailAddress } from '#kernel/contract/email-address.ts';
import { field } from '#kernel/contract/errors.ts';
import { Day } from '#kernel/contract/values.ts';

/** The rules of single fields (people.3, people.4), each with its error code. All trim their value and read an empty text as missing. */

const nameForm = /^[\p{L}\p{M}][\p{L}\p{M}\p{Pd} .,'’´`]*$/u;
const titleForm = /^(?=.*\p{L})[\p{L}\p{M}\p{N}\p{Pd} .,'’´`&/()+:#–]+$/u;

/** A person's first or last name. */
export const Name = address.text(50).regex(nameForm, field('properFormat', { form: 'name' }));

/** First and last name together, of a person who is not a user. */
export const FullName = address.text(100).regex(nameForm, field('properFormat', { form: 'name' }));

/** A job title; optional, but it may not be an empty text once it is set. */
export const JobTitle = address.text(75).regex(titleForm, field('properFormat', { form: 'jobTitle' }));

/** An e-mail address; compared case-insensitively, stored as written. */
export const Email = optional(EmailAddress);

export const Phone = optional(
  z
    .string()
    .transform(withoutSpaces)
    .pipe(z.string().regex(/^\d{8,15}$/, field('phone'))),
);
export const CountryCode = address.CallingCode;

export const PostalCode = optional(address.PostalCode);
export const Street = optional(address.StreetAddress);
export const City = optional(address.City);
/** A country by its two-letter code. */
export const Country = optional(z.string().toUpperCase().pipe(address.Country));

/** The check digits depend on the day and the installation: `refusedFields` validates them. */
export const SocialSecurityNumber = optional(
  z
    .string()
    .transform(withoutSpaces)
    .pipe(
      z
        .string()
        .min(9, field('tooShort', { length: 9 }))
        .max(20, field('tooLong', { length: 20 }))
        .regex(/^[\p{L}\p{N}-]+$/u, field('properFormat', { form: 'identityNumber' })),
    ),
);

export const SalaryAccountNumber = optional(
  z
    .string()
    .transform((value) =>
      withoutSpaces(value)
        .replace(/^(\d{4})\.(\d{2})\.(\d{5})$/, '$1$2$3')
        .toUpperCase(),
    )
    .pipe(
      z
        .string()
        .min(10, field('tooShort', { length: 10 }))
        .max(25, field('tooLong', { length: 25 }))
        .regex(/^[A-Z0-9-]+$/, field('properFormat', { form: 'account' })),
    ),
);

/** An amount as exact text, `123456.50`; a comma is read as a point. */
export const Salary = optional(
  z
    .string()
    .transform((value) => withoutSpaces(value).replace(',', '.'))
    .pipe(
      z
        .string()
        .regex(/^\d+(\.\d{1,2})?$/, { error: field('numbersOnly'), abort: true })
        .regex(/^\d{1,10}(\.|$)/, field('tooLong', { length: 10, form: 'digits' })),
    ),
);
export const Currency = optional(
  z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, field('select')),
);
export const Percentage = z
  .number(field('percentage'))
  .min(0, field('percentage'))
  .max(100, field('percentage'))
  .transform((value) => Math.round(value * 100) / 100)
  .nullable();

/** A date; the year 1 and earlier mean "no date" (people.5). */
export const PlainDate = optional(
  z
    .string()
    .transform((value) => (/^000[01]-/.test(value) ? null : value))
    .pipe(Day.nullable()),
);

/** Free text of limited length. */
export function Text(length: number) {
  return optional(z.string().max(length, field('tooLong', { length })));
}

/** Reads empty text as null, and validates any other text by its rule. */
function optional<Output>(rule: z.ZodType<Output, string>) {
  return z
    .string()
    .trim()
    .nullable()
    .transform((value) => value || null)
    .pipe(rule.nullable());
}

function withoutSpaces(value: string): string {
  return value.replaceAll(/[\s\u00a0]/g, '');
}
