import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { maxPictureBytes } from './limits.ts';

const changing = { access: { permission: 'OrganisationSettings' }, company: 'required', effect: 'write' } as const;

export const uploadCompanyLogo = endpoint({
  ...changing,
  method: 'POST',
  path: '/companies/upload-company-logo',
  summary: 'Sets the company’s logo. It is scaled to each size, keeps its proportions, and its metadata is removed.',
  files: { field: 'logo', maxBytes: maxPictureBytes, maxCount: 1, tooLarge: 'files.InvalidFileSize' },
  answer: z.object({ logoGuid: z.string() }),
  errors: ['files.EmptyFile', 'files.InvalidFileSize', 'files.InvalidFileType', 'files.InfectedFile', 'files.NotScanned'],
});

export const deleteCompanyLogo = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/companies/delete-company-logo',
  summary: 'Removes the company’s logo. The initials are shown instead.',
  answer: z.object({}),
  errors: [],
});

export const getCompanyLogo = endpoint({
  access: { permission: 'OrganisationView' },
  method: 'GET',
  path: '/companies/get-company-logo',
  summary:
    'Returns the company’s logo in the nearest width that is not smaller (128 or 512). With its `logoGuid`, the browser may cache it.',
  effect: 'read',
  company: 'required',
  // It stands over every page, also over those that are left to them.
  states: ['active', 'inactive', 'pending'],
  query: z.object({ logoGuid: z.string().max(40).optional(), width: z.coerce.number().int().min(1).max(2000).default(128) }),
  answer: { file: [mediaTypes.webp] },
  errors: [],
});
