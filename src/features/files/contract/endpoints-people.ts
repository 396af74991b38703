import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { Crop } from './entities.ts';
import { fileEndpoints } from './file-endpoints.ts';
import { maxPictureBytes } from './limits.ts';
import { ownedFiles } from './owned-files.ts';
import { plainLink } from './wording.ts';

const owner = { companyUserId: z.uuid(field('required')) };
const access = { permission: 'EmployeesViewDetails', ownRecord: 'allowed' } as const;
// A user's own profile and files stay open to inactive and pending people (identity.20).
const readers = ['active', 'inactive', 'pending'] as const;

export const personFileWording = {
  fileId: 'companyUserFileId',
  ownerId: 'companyUserId',
  list: 'companyUserFiles',
  prefix: 'companyusers',
  paths: { validate: 'upload-validation', list: 'get-company-user-files' },
  pathName: 'fileName',
  owner,
  link: plainLink,
  access,
  readers,
} as const;
export const personFileEndpoints = fileEndpoints(personFileWording);
export const personFiles = ownedFiles('person', personFileWording, personFileEndpoints);

const files = personFileEndpoints;
export const validateCompanyUserFile = files.validateFile;
export const uploadCompanyUserFile = files.uploadFile;
export const getCompanyUserFiles = files.getFiles;
export const exportCompanyUserFiles = files.exportFiles;
export const addCompanyUserLink = files.addLink;
export const renameCompanyUserFile = files.renameFile;
export const deleteCompanyUserFile = files.deleteFile;
export const tagCompanyUserFiles = files.tagFiles;
export const removeTagFromCompanyUserFiles = files.removeTagFromFiles;
export const deleteCompanyUserFilesAndTags = files.deleteFilesAndTags;
export const getCompanyUserFile = files.getFile;
export const createCompanyUserTag = files.createTag;
export const renameCompanyUserTag = files.renameTag;
export const getDeletedCompanyUserFiles = files.getDeletedFiles;
export const restoreCompanyUserFilesAndTags = files.restoreFilesAndTags;
export const eraseCompanyUserFilesAndTags = files.eraseFilesAndTags;

export const uploadProfileImage = endpoint({
  access,
  company: 'required',
  method: 'POST',
  path: '/companyusers/upload-profile-image',
  summary: 'Sets a person’s profile picture. It is cropped to a square, and its metadata is removed.',
  effect: 'write',
  states: ['active', 'pending'],
  files: { field: 'image', maxBytes: maxPictureBytes, maxCount: 1, tooLarge: 'files.InvalidFileSize' },
  body: z.object({ crop: Crop.optional(), ...owner }),
  answer: z.object({ profileImageTimestamp: z.string() }),
  errors: ['files.EmptyFile', 'files.InvalidFileSize', 'files.InvalidFileType', 'files.InfectedFile', 'files.NotScanned'],
});

export const deleteProfileImage = endpoint({
  access,
  company: 'required',
  method: 'POST',
  path: '/companyusers/delete-profile-image',
  summary: 'Removes a person’s profile picture. The initials are shown instead.',
  effect: 'write',
  states: ['active', 'pending'],
  body: z.object(owner),
  answer: z.object({}),
  errors: [],
});

export const getProfileImage = endpoint({
  access,
  company: 'required',
  method: 'GET',
  path: '/companyusers/get-profile-image',
  summary:
    'Returns a person’s profile picture in the nearest size that is not smaller (64, 160 or 512). With its `timestamp`, the browser may cache it.',
  effect: 'read',
  states: readers,
  query: z.object({
    companyUserId: z.uuid(),
    timestamp: z.string().max(40).optional(),
    size: z.coerce.number().int().min(1).max(2000).default(160),
  }),
  answer: { file: [mediaTypes.webp] },
  errors: [],
});
