import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Crop } from './entities.ts';
import { changeEndpoints } from './change-endpoints.ts';
import { fileEndpoints, folder } from './file-endpoints.ts';
import { folderEndpoints } from './folder-endpoints.ts';
import { maxPictureBytes } from './limits.ts';

const owner = { companyUserId: z.uuid(field('required')) };
const access = { permission: 'EmployeesViewDetails' } as const;
// A user's own profile and files stay open to inactive and pending people (identity.20).
const readers = ['active', 'inactive', 'pending'] as const;

const files = fileEndpoints({
  prefix: 'companyusers',
  validation: 'upload-validation',
  fileId: 'companyUserFileId',
  pathName: 'fileName',
  owner,
  access,
  readers,
});
const changes = changeEndpoints({ prefix: 'companyusers', fileId: 'companyUserFileId', owner, access });
const folders = folderEndpoints({ prefix: 'companyusers', owner, access });
const { answer, linkErrors, common } = files.lists;
export const CompanyUserFile = files.lists.File;
export type CompanyUserFile = z.output<typeof CompanyUserFile>;

export const validateCompanyUserFile = files.validate;
export const uploadCompanyUserFile = files.upload;
export const renameCompanyUserFile = changes.rename;
export const deleteCompanyUserFile = changes.remove;
export const tagCompanyUserFiles = changes.tag;
export const removeTagFromCompanyUserFiles = changes.untag;
export const deleteCompanyUserFilesAndTags = changes.removeMany;
export const getCompanyUserFile = files.get;
export const createCompanyUserTag = folders.create;
export const renameCompanyUserTag = folders.rename;

export const getCompanyUserFiles = endpoint({
  ...common,
  method: 'POST',
  path: '/companyusers/get-company-user-files',
  summary: 'A person’s files and folders, as far as the caller may see them.',
  effect: 'read',
  states: readers,
  body: z.object(owner),
  answer: z.object({ companyUserFiles: z.array(CompanyUserFile), ...answer }),
  errors: [],
});

export const addCompanyUserLink = endpoint({
  ...common,
  method: 'POST',
  path: '/companyusers/add-external-file',
  summary: 'Keeps a link to a file that lies elsewhere.',
  effect: 'write',
  body: z.object({ url: z.string().max(2000), fileName: z.string().min(1, field('required')).max(1000), folder, ...owner }),
  answer: z.object({ file: CompanyUserFile }),
  errors: linkErrors,
});

export const uploadProfileImage = endpoint({
  ...common,
  method: 'POST',
  path: '/companyusers/upload-profile-image',
  summary: 'Sets a person’s picture: cut to a square, drawn anew, without what the camera wrote into it.',
  effect: 'write',
  states: ['active', 'pending'],
  files: { field: 'image', maxBytes: maxPictureBytes, maxCount: 1, tooLarge: 'files.InvalidFileSize' },
  body: z.object({ crop: Crop.optional(), ...owner }),
  answer: z.object({ profileImageTimestamp: z.string() }),
  errors: ['files.EmptyFile', 'files.InvalidFileSize', 'files.InvalidFileType', 'files.InfectedFile', 'files.NotScanned'],
});

export const deleteProfileImage = endpoint({
  ...common,
  method: 'POST',
  path: '/companyusers/delete-profile-image',
  summary: 'Removes a person’s picture; the initials come back.',
  effect: 'write',
  states: ['active', 'pending'],
  body: z.object(owner),
  answer: z.object({}),
  errors: [],
});

export const getProfileImage = endpoint({
  ...common,
  method: 'GET',
  path: '/companyusers/get-profile-image',
  summary: 'A person’s picture in the nearest size that is not smaller (64, 160 or 512). With its `timestamp` the browser may keep it.',
  effect: 'read',
  states: readers,
  query: z.object({
    companyUserId: z.uuid(),
    timestamp: z.string().max(40).optional(),
    size: z.coerce.number().int().min(1).max(2000).default(160),
  }),
  answer: { file: 'a picture' },
  errors: [],
});
