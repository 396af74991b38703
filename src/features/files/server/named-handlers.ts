import type { Handler } from '#kernel/server/serve.ts';
import type { companyFileEndpoints, downloadCompanyFile, getCompanyFiles } from '../contract/endpoints-company.ts';
import type { personFileEndpoints } from '../contract/endpoints-people.ts';
import { companyFiles } from './company-files.ts';
import { fileHandlers } from './file-handlers.ts';
import { personFiles } from './person-files.ts';
import { sendFile } from './send-stored.ts';

type CompanyEndpoints = Omit<typeof companyFileEndpoints, 'getFiles'> & { getFiles: typeof getCompanyFiles };
const company = fileHandlers<CompanyEndpoints>(companyFiles);
const person = fileHandlers<typeof personFileEndpoints>(personFiles);

const download: Handler<typeof downloadCompanyFile> = (call, { query: { fileId, view } }) =>
  sendFile(call, companyFiles, { fileId, view: view === 'true' });

/** The endpoints of the company's files, by their names. */
export const companyHandlers = {
  validateCompanyFile: company.validateFile,
  uploadCompanyFile: company.uploadFile,
  getCompanyFiles: company.getFiles,
  exportCompanyFiles: company.exportFiles,
  addCompanyLink: company.addLink,
  renameCompanyFile: company.renameFile,
  deleteCompanyFile: company.deleteFile,
  tagCompanyFiles: company.tagFiles,
  removeTagFromCompanyFiles: company.removeTagFromFiles,
  deleteCompanyFilesAndTags: company.deleteFilesAndTags,
  getCompanyFile: company.getFile,
  downloadCompanyFile: download,
  createCompanyTag: company.createTag,
  renameCompanyTag: company.renameTag,
  getDeletedCompanyFiles: company.getDeletedFiles,
  restoreCompanyFilesAndTags: company.restoreFilesAndTags,
  eraseCompanyFilesAndTags: company.eraseFilesAndTags,
};

/** Those of people's files. */
export const personHandlers = {
  validateCompanyUserFile: person.validateFile,
  uploadCompanyUserFile: person.uploadFile,
  getCompanyUserFiles: person.getFiles,
  exportCompanyUserFiles: person.exportFiles,
  addCompanyUserLink: person.addLink,
  renameCompanyUserFile: person.renameFile,
  deleteCompanyUserFile: person.deleteFile,
  tagCompanyUserFiles: person.tagFiles,
  removeTagFromCompanyUserFiles: person.removeTagFromFiles,
  deleteCompanyUserFilesAndTags: person.deleteFilesAndTags,
  getCompanyUserFile: person.getFile,
  createCompanyUserTag: person.createTag,
  renameCompanyUserTag: person.renameTag,
  getDeletedCompanyUserFiles: person.getDeletedFiles,
  restoreCompanyUserFilesAndTags: person.restoreFilesAndTags,
  eraseCompanyUserFilesAndTags: person.eraseFilesAndTags,
};
