import { z } from 'zod';
import { finishDocument } from '#features/employment/contract/endpoints-finish.ts';
import { editGate as contractGate } from '#features/employment/contract/gates.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { createSigningRequest } from './endpoints-create.ts';
import { attachmentIds, recipients, termsFields } from './fields.ts';

/** What goes with an employment contract that is sent; its name, language and place follow from the contract. */
export const ContractTerms = z.object({ attachmentIds, recipients, ...termsFields });

export const publishAndSendDocument = endpoint({
  ...contractGate,
  method: 'POST',
  path: '/signing/publish-and-send-document',
  repeats: 'adds',
  summary:
    'Publishes an employment contract, does what is chosen with it, and sends it for signing. 207 with `code` if it was published but not sent; send it with `create-signing-request`.',
  effect: 'write',
  body: z.object({ documentId: z.uuid(field('required')), version: z.number().int().positive().optional(), terms: ContractTerms }),
  answer: z.object({
    name: z.string(),
    /** Null when the contract was published but not sent. */
    signingRequestId: z.string().nullable(),
    /** Why it was not sent. */
    code: z.string().nullable(),
  }),
  errors: [...new Set([...finishDocument.errors, ...createSigningRequest.errors])],
});
