import { z } from 'zod';
import { FullName, Phone, PlainDate, CountryCode } from '#features/people/contract/field-rules.ts';
import { EmailAddress } from '#kernel/contract/email-address.ts';
import { field } from '#kernel/contract/errors.ts';
import {
  fileLocations,
  languages,
  longestName,
  longestNote,
  longestReason,
  maxAttachments,
  maxRecipients,
  signingMethods,
} from './kinds.ts';

// The input of requests.

/** It is a line of mails and pages: without what breaks it, turns others around or is not seen. */
const brokenLine = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

export const requestName = z
  .string(field('required'))
  .trim()
  .min(1, field('required'))
  .max(longestName, field('tooLong', { length: longestName }))
  .refine((name) => !brokenLine.test(name), field('properFormat'));

export const reason = z
  .string(field('required'))
  .trim()
  .min(1, field('required'))
  .max(longestReason, field('tooLong', { length: longestReason }));

export const email = z.string(field('required')).trim().min(1, field('required')).pipe(EmailAddress);

/** A day in the future of the company; the handler compares it with the company's today. */
export const day = PlainDate.refine((value) => value !== null, field('required'));

/** Somebody who is to sign: one of the staff, or free. */
export const RecipientInput = z.object({
  companyUserId: z.uuid().nullable().default(null),
  name: z.string(field('required')).trim().min(1, field('required')).pipe(FullName),
  email,
  phoneCountryCode: CountryCode.default('+47'),
  /** Needed when a code comes by SMS. */
  phone: Phone.default(null),
  language: z.enum(languages, field('select')).default('no'),
});

/** How a document is to be signed, whoever signs it. */
export const termsFields = {
  isInOrder: z.boolean().default(false),
  signingMethod: z.enum(signingMethods, field('select')),
  dueDate: PlainDate,
  note: z
    .string()
    .trim()
    .max(longestNote, field('tooLong', { length: longestNote }))
    .default(''),
  /** Of the signature page and the mails to the requester. */
  language: z.enum(languages, field('select')).default('no'),
};

export const locationFields = {
  /** Null: it stays with the request only. */
  location: z.enum(fileLocations, field('select')).nullable().default(null),
  /** The person of a profile, or the folder of the company; null is the top. */
  locationId: z.uuid().nullable().default(null),
};

export const attachmentIds = z
  .array(z.uuid())
  .max(maxAttachments, field('tooLarge', { length: maxAttachments }))
  .default([]);

export const recipients = z
  .array(RecipientInput)
  .min(1, field('required'))
  .max(maxRecipients, field('tooLarge', { length: maxRecipients }));
