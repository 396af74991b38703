import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { languages } from '../../contract/document.ts';

/** What a new contract begins with, as it is chosen. */
export const NewDocument = z
  .object({
    templateId: z.string().min(1, field('select')),
    language: z.enum(languages, field('select')),
    whom: z.enum(['person', 'new']),
    companyUserId: z.string().nullable(),
  })
  .refine(({ whom, companyUserId }) => whom === 'new' || companyUserId, { message: field('select'), path: ['companyUserId'] });
export type NewDocument = z.output<typeof NewDocument>;

/** The same as the call wants it: somebody new is nobody yet. */
export function beginningOf({ templateId, language, whom, companyUserId }: NewDocument) {
  return { templateId, language, companyUserId: whom === 'person' ? companyUserId : null };
}
