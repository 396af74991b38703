import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { FileAccess, locations } from './entities.ts';
import { changeEndpoints } from './change-endpoints.ts';
import { fileEndpoints, folder } from './file-endpoints.ts';
import { folderEndpoints } from './folder-endpoints.ts';

const owner = {};
// Everybody may open the shared documents; access to other company files depends on the policy.
const access = { permission: 'SharedDocuments' } as const;

const files = fileEndpoints({
  prefix: 'companies',
  validation: 'upload-file-validation',
  fileId: 'companyFileId',
  pathName: 'name',
  owner,
  access,
  readers: ['active'],
});
const changes = changeEndpoints({ prefix: 'companies', fileId: 'companyFileId', owner, access });
const folders = folderEndpoints({ prefix: 'companies', owner, access });
const { answer, linkErrors, common } = files.lists;
export const CompanyFile = files.lists.File;
export type CompanyFile = z.output<typeof CompanyFile>;

export const validateCompanyFile = files.validate;
export const uploadCompanyFile = files.upload;
export const renameCompanyFile = changes.rename;
export const deleteCompanyFile = changes.remove;
export const tagCompanyFiles = changes.tag;
export const removeTagFromCompanyFiles = changes.untag;
export const deleteCompanyFilesAndTags = changes.removeMany;
export const getCompanyFile = files.get;
export const createCompanyTag = folders.create;
export const renameCompanyTag = folders.rename;

export const getCompanyFiles = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/get-company-files',
  summary: 'The company’s files and folders, as far as the caller may see them; with `folder` only what is in and below it.',
  effect: 'read',
  body: z.object({ folder }).default({}),
  answer: z.object({ companyFiles: z.array(CompanyFile), ...answer }),
  errors: [],
});

export const addCompanyLink = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/add-external-file',
  summary: 'Keeps a link to a file that lies elsewhere.',
  effect: 'write',
  body: z.object({
    ExternalFile: z.object({ Url: z.string().max(2000), FileName: z.string().min(1, field('required')).max(1000) }),
    folder,
  }),
  answer: z.object({ file: CompanyFile }),
  errors: linkErrors,
});

export const downloadCompanyFile = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/get-file/file',
  summary: 'The file as a download, without its name in the address.',
  effect: 'read',
  query: z.object({ fileId: z.uuid(), view: z.enum(['true', 'false']).default('false') }),
  answer: { file: 'the file' },
  errors: [],
});

export const getFileAccessLog = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/get-file-access-log',
  summary: 'Who has viewed or downloaded a file, newest first, the last 1,000 times. `location` says whose file it is.',
  effect: 'read',
  query: z.object({ fileId: z.uuid(), location: z.enum(locations).default('company') }),
  answer: z.object({ accesses: z.array(FileAccess) }),
  errors: [],
});
