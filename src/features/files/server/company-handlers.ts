import type { Handler } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type * as contract from '../contract/endpoints-company.ts';
import { addLink } from './add-link.ts';
import { renameFile, tagFiles, untagFiles } from './change-files.ts';
import { createTag, renameTag } from './change-tags.ts';
import { deleteFile, deleteFilesAndTags } from './delete-files.ts';
import { listFiles } from './list-files.ts';
import { sendFile } from './send-stored.ts';
import type { PresentedFile } from './present-file.ts';
import { keepUpload, prepareUpload } from './upload.ts';
import { validateUpload } from './validate-upload.ts';

type Contract = typeof contract;

const named = ({ id, ...facts }: PresentedFile) => ({ companyFileId: id, ...facts });
const ours = { companyUserId: null };
const placeOf = ({ folder }: { folder?: string | undefined }) => ({ owner: ours, tagId: folder ?? null });

const validateCompanyFile: Handler<Contract['validateCompanyFile']> = (call, { body }) => validateUpload(call, placeOf(body), body);

const uploadCompanyFile = twoStepHandler<Contract['uploadCompanyFile'], Awaited<ReturnType<typeof prepareUpload>>>(
  (before, { body, files }) => prepareUpload(before, placeOf(body), files),
  async (call, { body }) => {
    const { files, refused } = await keepUpload(call, placeOf(body), call.prepared);
    call.partly(refused.map(({ code }) => code));
    return { files: files.map(named), refused };
  },
);

const getCompanyFiles: Handler<Contract['getCompanyFiles']> = async (call, { body }) => {
  const { files, ...rest } = await listFiles(call, ours, body.folder);
  return { companyFiles: files.map(named), ...rest };
};

const addCompanyLink: Handler<Contract['addCompanyLink']> = async (call, { body }) => ({
  file: named(await addLink(call, placeOf(body), { url: body.ExternalFile.Url, fileName: body.ExternalFile.FileName })),
});

const renameCompanyFile: Handler<Contract['renameCompanyFile']> = async (call, { body }) => ({
  file: named(await renameFile(call, 'company', { ...body, fileId: body.companyFileId })),
});

const deleteCompanyFile: Handler<Contract['deleteCompanyFile']> = (call, { body }) => deleteFile(call, 'company', body.companyFileId);

const tagCompanyFiles: Handler<Contract['tagCompanyFiles']> = async (call, { body }) => ({
  files: (await tagFiles(call, 'company', { ...body, fileIds: body.companyFileIds })).map(named),
});

const removeTagFromCompanyFiles: Handler<Contract['removeTagFromCompanyFiles']> = async (call, { body }) => ({
  files: (await untagFiles(call, 'company', { ...body, fileIds: body.companyFileIds })).map(named),
});

const deleteCompanyFilesAndTags: Handler<Contract['deleteCompanyFilesAndTags']> = (call, { body }) => {
  const { companyFileIds, tagIds, deleteAllRelatedTagsAndFiles } = body;
  return deleteFilesAndTags(call, ours, { fileIds: companyFileIds, tagIds, withAll: deleteAllRelatedTagsAndFiles });
};

const getCompanyFile: Handler<Contract['getCompanyFile']> = (call, { query: { fileId, view } }) =>
  sendFile(call, 'company', { fileId, view: view === 'true' });

const downloadCompanyFile: Handler<Contract['downloadCompanyFile']> = (call, { query: { fileId, view } }) =>
  sendFile(call, 'company', { fileId, view: view === 'true' });

const createCompanyTag: Handler<Contract['createCompanyTag']> = (call, { body }) => createTag(call, ours, body);

const renameCompanyTag: Handler<Contract['renameCompanyTag']> = (call, { body }) => renameTag(call, 'company', body);

/** The endpoints of the company's files, with their names. */
export const companyHandlers = {
  validateCompanyFile,
  uploadCompanyFile,
  getCompanyFiles,
  addCompanyLink,
  renameCompanyFile,
  deleteCompanyFile,
  tagCompanyFiles,
  removeTagFromCompanyFiles,
  deleteCompanyFilesAndTags,
  getCompanyFile,
  downloadCompanyFile,
  createCompanyTag,
  renameCompanyTag,
};
