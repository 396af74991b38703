import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { editGate } from './gates.ts';
import { languages, maxAtOnce } from './kinds.ts';

/** Where somebody of the staff is reached, as far as the reader may see it. */
export const SigningContact = z.object({
  companyUserId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phoneCountryCode: z.string(),
  phone: z.string().nullable(),
  language: z.enum(languages),
});
export type SigningContact = z.output<typeof SigningContact>;

export const getSigningContacts = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/get-contacts',
  summary: 'Returns e-mail, mobile number and language of people to ask, as far as the caller may see. Unknown people are left out.',
  effect: 'read',
  body: z.object({
    companyUserIds: z
      .array(z.uuid())
      .min(1, field('required'))
      .max(maxAtOnce, field('tooLarge', { length: maxAtOnce })),
  }),
  answer: z.object({ contacts: z.array(SigningContact) }),
  errors: [],
});
