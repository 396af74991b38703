import { z } from 'zod';
import { Phone } from '#features/people/contract/field-rules.ts';
import { field } from '#kernel/contract/errors.ts';
import { SigningUpload } from '../../contract/entities.ts';
import type { ContractTerms } from '../../contract/endpoints-publish.ts';
import { RecipientInput, termsFields } from '../../contract/fields.ts';
import { maxAttachments, maxRecipients, signingMethods, type Language, type SigningMethod } from '../../contract/kinds.ts';
import { repeated, sentPerson, type PersonValue } from '../people-values.ts';

/** How an employment contract is sent, as typed. */
export type TermsValues = {
  recipients: PersonValue[];
  isInOrder: boolean;
  signingMethod: SigningMethod;
  dueDate: string;
  note: string;
  attachments: SigningUpload[];
};

const checked = z
  .object({
    recipients: z
      .array(RecipientInput.extend({ key: z.string(), phone: z.string() }))
      .min(1, field('required'))
      .max(maxRecipients, field('tooLarge', { length: maxRecipients })),
    isInOrder: z.boolean(),
    signingMethod: z.enum(signingMethods, field('select')),
    dueDate: termsFields.dueDate,
    note: termsFields.note,
    attachments: z.array(SigningUpload).max(maxAttachments, field('tooLarge', { length: maxAttachments })),
  })
  .superRefine(({ recipients, signingMethod }, context) => {
    for (const index of repeated(recipients))
      context.addIssue({ code: 'custom', path: ['recipients', index, 'email'], message: field('notUnique') });
    if (signingMethod !== 'smsCode') return;
    for (const [index, { phone }] of recipients.entries()) {
      const wrong = phone.trim() === '' ? field('required') : Phone.safeParse(phone).error?.issues[0]?.message;
      if (wrong) context.addIssue({ code: 'custom', path: ['recipients', index, 'phone'], message: wrong });
    }
  });

// Null stands for fields that the form has as empty texts.
export const TermsSchema = checked as z.ZodType<unknown, TermsValues>;

interface Known {
  signers: readonly Omit<PersonValue, 'key' | 'language'>[];
  language: Language;
}

/** The employer signs first, as in the contract; who has no name yet is typed. */
export function firstTerms({ signers, language }: Known): TermsValues {
  return {
    recipients: signers.map((signer, index) => ({ ...signer, key: String(index), language })),
    isInOrder: true,
    signingMethod: 'link',
    dueDate: '',
    note: '',
    attachments: [],
  };
}

/** The same as the calls want it. */
export function sentTerms({ recipients, attachments, ...terms }: TermsValues, language: Language): z.input<typeof ContractTerms> {
  return {
    ...terms,
    language,
    recipients: recipients.map(sentPerson),
    attachmentIds: attachments.map(({ fileId }) => fileId),
  };
}
