import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { uploadedMediaTypes } from '#kernel/contract/media-types.ts';
import { FileAccess } from './entities.ts';
import { fileEndpoints } from './file-endpoints.ts';
import { ownedFiles } from './owned-files.ts';
import { externalFileLink, fileOf } from './wording.ts';

// Everybody may open the shared documents; access to other company files depends on the policy.
const access = { permission: 'SharedDocuments' } as const;

export const companyFileWording = {
  fileId: 'companyFileId',
  list: 'companyFiles',
  prefix: 'companies',
  paths: { validate: 'upload-file-validation', list: 'get-company-files' },
  pathName: 'name',
  owner: {},
  link: externalFileLink,
  access,
  readers: ['active'],
} as const;
export const companyFileEndpoints = fileEndpoints(companyFileWording);
export const companyFiles = ownedFiles('company', companyFileWording, companyFileEndpoints);
const files = companyFileEndpoints;
export const CompanyFile = fileOf(companyFileWording);
export type CompanyFile = z.output<typeof CompanyFile>;

export const validateCompanyFile = files.validateFile;
export const uploadCompanyFile = files.uploadFile;
export const getCompanyFiles = endpoint({ ...files.getFiles, body: files.getFiles.body.default({}) });
export const exportCompanyFiles = files.exportFiles;
export const addCompanyLink = files.addLink;
export const renameCompanyFile = files.renameFile;
export const deleteCompanyFile = files.deleteFile;
export const tagCompanyFiles = files.tagFiles;
export const removeTagFromCompanyFiles = files.removeTagFromFiles;
export const deleteCompanyFilesAndTags = files.deleteFilesAndTags;
export const getCompanyFile = files.getFile;
export const createCompanyTag = files.createTag;
export const renameCompanyTag = files.renameTag;
export const getDeletedCompanyFiles = files.getDeletedFiles;
export const restoreCompanyFilesAndTags = files.restoreFilesAndTags;
export const eraseCompanyFilesAndTags = files.eraseFilesAndTags;

export const downloadCompanyFile = endpoint({
  access,
  company: 'required',
  method: 'GET',
  path: '/companies/get-file/file',
  summary: 'Downloads the file, without its name in the address.',
  effect: 'read',
  query: z.object({ fileId: z.uuid(), view: z.enum(['true', 'false']).default('false') }),
  answer: { file: uploadedMediaTypes },
  errors: [],
});

export const getFileAccessLog = endpoint({
  access,
  company: 'required',
  method: 'GET',
  path: '/companies/get-file-access-log',
  summary:
    'Lists who has viewed or downloaded a file, newest first, the last 1,000 times. `location` is the kind of owner: `company`, `person` or another.',
  effect: 'read',
  query: z.object({ fileId: z.uuid(), location: z.string().max(40).default('company') }),
  answer: z.object({ accesses: z.array(FileAccess) }),
  errors: [],
});
