import type { Handler } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type * as contract from '../contract/endpoints-people.ts';
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

const named = ({ id, ...facts }: PresentedFile) => ({ companyUserFileId: id, ...facts });
const placeOf = ({ companyUserId, folder }: { companyUserId: string; folder?: string | undefined }) => ({
  owner: { companyUserId },
  tagId: folder ?? null,
});

const validateCompanyUserFile: Handler<Contract['validateCompanyUserFile']> = (call, { body }) => validateUpload(call, placeOf(body), body);

const uploadCompanyUserFile = twoStepHandler<Contract['uploadCompanyUserFile'], Awaited<ReturnType<typeof prepareUpload>>>(
  (before, { body, files }) => prepareUpload(before, placeOf(body), files),
  async (call, { body }) => {
    const { files, refused } = await keepUpload(call, placeOf(body), call.prepared);
    call.partly(refused.map(({ code }) => code));
    return { files: files.map(named), refused };
  },
);

const getCompanyUserFiles: Handler<Contract['getCompanyUserFiles']> = async (call, { body }) => {
  const { files, ...rest } = await listFiles(call, body);
  return { companyUserFiles: files.map(named), ...rest };
};

const addCompanyUserLink: Handler<Contract['addCompanyUserLink']> = async (call, { body }) => ({
  file: named(await addLink(call, placeOf(body), body)),
});

const renameCompanyUserFile: Handler<Contract['renameCompanyUserFile']> = async (call, { body }) => ({
  file: named(await renameFile(call, 'person', { ...body, fileId: body.companyUserFileId })),
});

const deleteCompanyUserFile: Handler<Contract['deleteCompanyUserFile']> = (call, { body }) =>
  deleteFile(call, 'person', body.companyUserFileId);

const tagCompanyUserFiles: Handler<Contract['tagCompanyUserFiles']> = async (call, { body }) => ({
  files: (await tagFiles(call, 'person', { ...body, fileIds: body.companyUserFileIds })).map(named),
});

const removeTagFromCompanyUserFiles: Handler<Contract['removeTagFromCompanyUserFiles']> = async (call, { body }) => ({
  files: (await untagFiles(call, 'person', { ...body, fileIds: body.companyUserFileIds })).map(named),
});

const deleteCompanyUserFilesAndTags: Handler<Contract['deleteCompanyUserFilesAndTags']> = (call, { body }) => {
  const { companyUserId, companyUserFileIds, tagIds, deleteAllRelatedTagsAndFiles } = body;
  return deleteFilesAndTags(call, { companyUserId }, { fileIds: companyUserFileIds, tagIds, withAll: deleteAllRelatedTagsAndFiles });
};

const getCompanyUserFile: Handler<Contract['getCompanyUserFile']> = (call, { query: { fileId, view } }) =>
  sendFile(call, 'person', { fileId, view: view === 'true' });

const createCompanyUserTag: Handler<Contract['createCompanyUserTag']> = (call, { body }) => createTag(call, body, body);

const renameCompanyUserTag: Handler<Contract['renameCompanyUserTag']> = (call, { body }) => renameTag(call, 'person', body);

/** The endpoints of people's files, with their names. */
export const peopleHandlers = {
  validateCompanyUserFile,
  uploadCompanyUserFile,
  getCompanyUserFiles,
  addCompanyUserLink,
  renameCompanyUserFile,
  deleteCompanyUserFile,
  tagCompanyUserFiles,
  removeTagFromCompanyUserFiles,
  deleteCompanyUserFilesAndTags,
  getCompanyUserFile,
  createCompanyUserTag,
  renameCompanyUserTag,
};
