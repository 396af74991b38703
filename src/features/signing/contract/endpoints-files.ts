import { z } from 'zod';
import { fileChangeCodes } from '#features/files/contract/file-changes.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { uploadedMediaTypes } from '#kernel/contract/media-types.ts';
import { editGate, viewGate } from './gates.ts';

export const getFile = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/signing/get-file/{fileName}',
  summary: 'Returns a file of a request, or one the caller uploaded for a new one: the document, an attachment, or the signed PDF.',
  effect: 'read',
  params: z.object({ fileName: z.string() }),
  query: z.object({ fileId: z.uuid(field('required')), view: z.enum(['true', 'false']).default('true') }),
  answer: { file: uploadedMediaTypes },
  errors: [],
});

export const copySignedDocumentToProfileCard = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/copy-signed-document-to-profile-card',
  summary: 'Copies a signed PDF to a person’s profile, into a folder or the top level.',
  effect: 'write',
  body: z.object({
    fileId: z.uuid(field('required')),
    companyUserId: z.uuid(field('required')),
    folderId: z.uuid().nullable().default(null),
  }),
  answer: z.object({ profileFileId: z.string() }),
  errors: ['signing.NotPossible', 'signing.ContractOfAnother', 'signing.ProfileLocked', ...fileChangeCodes],
});
