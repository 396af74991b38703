import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { languages } from './document.ts';
import { editGate } from './gates.ts';

const maxAtOnce = 100;

/** What new contracts are made from. */
const Origin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template'), templateId: z.string().max(50), language: z.enum(languages, field('select')) }),
  z.object({ kind: z.literal('copy'), documentId: z.uuid(field('required')) }),
]);

export const createDocuments = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/create-documents',
  repeats: 'adds',
  summary:
    'Creates one contract for each of up to 100 people, from a template or as a copy, each on its own. 207 if some were not created, with the reason.',
  effect: 'write',
  body: z.object({
    from: Origin,
    companyUserIds: z
      .array(z.uuid(field('required')))
      .min(1, field('required'))
      .max(maxAtOnce, field('tooLarge', { length: maxAtOnce })),
  }),
  answer: z.object({
    results: z.array(z.object({ companyUserId: z.string(), documentId: z.string().nullable(), code: z.string().nullable() })),
  }),
  errors: ['documents.LimitReached', 'documents.UnknownTemplate', 'documents.HasLeft', 'documents.IsAddendum'],
});
