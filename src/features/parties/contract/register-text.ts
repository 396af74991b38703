import { z } from 'zod';
import { looksLikeNumber, normalOrganisationNumber, organisationNumberFault } from '#features/company/contract/organisation-number.ts';
import { field } from '#kernel/contract/errors.ts';

/** What the business register is asked for: an organisation number, or a part of a name. */
export const RegisterText = z
  .string(field('required'))
  .trim()
  .min(2, field('tooShort', { length: 2 }))
  .max(100, field('tooLong', { length: 100 }))
  .superRefine((text, check) => {
    const fault = looksLikeNumber(text) ? organisationNumberFault(text) : undefined;
    if (fault)
      check.addIssue({ code: 'custom', message: fault === 'exactDigits' ? field('exactDigits', { length: 9 }) : field('checkDigit') });
  })
  .transform((text) => (looksLikeNumber(text) ? normalOrganisationNumber(text) : text));
