import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { EmploymentDocument } from './document.ts';
import { editGate } from './gates.ts';

export const createAddendum = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/create-addendum',
  repeats: 'adds',
  summary:
    'Creates an addendum that changes pay or position in a published or signed contract, for the same person and in the same language.',
  effect: 'write',
  body: z.object({ documentId: z.uuid(field('required')) }),
  answer: z.object({ document: EmploymentDocument }),
  errors: [
    'documents.LimitReached',
    'documents.UnknownTemplate',
    'documents.NotPublished',
    'documents.BeingSigned',
    'documents.Annulled',
    'documents.IsAddendum',
  ],
});
