import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { createCodes, fileCodes, pdfCodes } from './codes.ts';
import { SigningRequest, SigningUpload } from './entities.ts';
import { attachmentIds, locationFields, RecipientInput, recipients, requestName, termsFields } from './fields.ts';
import { editGate } from './gates.ts';
import { maxAtOnce, maxBytes } from './kinds.ts';

const kind = z.enum(['document', 'attachment'], field('select')).default('document');

export const validateFile = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/upload-validation',
  summary: 'Checks whether a file of this name, type and size can be sent for signing. The file is checked again when it is uploaded.',
  effect: 'read',
  body: z.object({
    name: z.string().min(1, field('required')).max(1000),
    type: z.string().max(200).default(''),
    size: z.number().min(0),
    kind,
  }),
  answer: z.object({}),
  errors: fileCodes,
});

export const uploadFile = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/upload-file',
  summary:
    'Uploads a file for a new request: the PDF to sign, which is checked, or an attachment. If no request is sent, it is deleted after a day.',
  effect: 'write',
  files: { field: 'file', maxBytes, maxCount: 1, tooLarge: 'signing.FileSizeExceeded' },
  body: z.object({ kind }),
  answer: z.object({ file: SigningUpload }),
  errors: [...fileCodes, ...pdfCodes],
});

export const createSigningRequest = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/create-signing-request',
  repeats: 'adds',
  summary:
    'Sends a document for signing: an uploaded PDF (`signingRequestFileId`), or a published employment contract (`documentId`). Uses one signature of the quota.',
  effect: 'write',
  body: z.object({
    name: requestName.optional(),
    signingRequestFileId: z.uuid().nullable().default(null),
    documentId: z.uuid().nullable().default(null),
    /** The version of the contract that is meant; another one is not sent. */
    documentVersion: z.number().int().positive().optional(),
    attachmentIds,
    recipients,
    ...termsFields,
    ...locationFields,
  }),
  answer: z.object({ signingRequest: SigningRequest }),
  errors: createCodes,
});

export const createSigningRequests = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/create-signing-requests',
  repeats: 'adds',
  summary:
    'Sends one document to each of up to 100 people, each with their own request. 207 if some were not sent, with the reason. `alsoSigning` sign each of them.',
  effect: 'write',
  body: z.object({
    name: requestName,
    signingRequestFileId: z.uuid(field('required')),
    attachmentIds,
    people: z
      .array(RecipientInput)
      .min(1, field('required'))
      .max(maxAtOnce, field('tooLarge', { length: maxAtOnce })),
    alsoSigning: z
      .array(RecipientInput)
      .max(9, field('tooLarge', { length: 9 }))
      .default([]),
    ...termsFields,
    /** `profile`: each signed file goes to the profile of its own person. */
    ...locationFields,
    /** Others are left who are asked later: the uploads stay for a day, also when everybody here is sent one. */
    keepsUploads: z.boolean().default(false),
  }),
  answer: z.object({
    results: z.array(
      z.object({
        /** The place among `people`. */
        number: z.number(),
        name: z.string(),
        email: z.string(),
        signingRequestId: z.string().nullable(),
        code: z.string().nullable(),
      }),
    ),
  }),
  errors: createCodes,
});
