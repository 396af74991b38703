import { z } from 'zod';
import { fileChangeCodes, fileChangeFields } from '#features/files/contract/file-changes.ts';
import { listFacts } from '#features/files/contract/entities.ts';
import { maxFileBytes, maxFilesOfRequest, uploadCodes } from '#features/files/contract/limits.ts';
import { fileOf, folder, Name } from '#features/files/contract/wording.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { contractFileEndpoints, contractFileWording } from './file-endpoints.ts';
import { viewGate } from './gates.ts';

const files = contractFileEndpoints;
export const uploadContractFile = files.uploadFile;
export const getContractFiles = files.getFiles;
export const exportContractFiles = files.exportFiles;
export const getContractFile = files.getFile;
export const addContractLink = files.addLink;
export const renameContractFile = files.renameFile;
export const deleteContractFile = files.deleteFile;
export const tagContractFiles = files.tagFiles;
export const removeTagFromContractFiles = files.removeTagFromFiles;
export const deleteContractFilesAndTags = files.deleteFilesAndTags;
export const createContractTag = files.createTag;
export const renameContractTag = files.renameTag;
export const getDeletedContractFiles = files.getDeletedFiles;
export const restoreContractFilesAndTags = files.restoreFilesAndTags;
export const eraseContractFilesAndTags = files.eraseFilesAndTags;

/** A file of a contract. */
export const ContractFile = fileOf(contractFileWording);
/** The files that a call with file changes takes. */
export const uploads = { field: 'files', maxBytes: maxFileBytes, maxCount: maxFilesOfRequest, tooLarge: 'files.InvalidFileSize' } as const;
/** A contract's files and folders, as calls answer them. */
export const filesOfContract = { contractFiles: z.array(ContractFile), contractTags: listFacts.tags };

// The contract may not be there yet.
export const validateContractFile = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/contracts/upload-validation',
  summary:
    'Checks whether a file of this name, type and size can be uploaded; with `contractId`, also whether the contract already has it.',
  effect: 'read',
  body: z.object({ name: Name, type: z.string().max(200).default(''), size: z.number().min(0), folder, contractId: z.uuid().optional() }),
  answer: z.object({}),
  errors: uploadCodes,
});

export const updateContractFiles = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/contracts/update-contract-files',
  summary: 'Changes the files, links and folders of a contract, all or nothing. Each refused part is returned with its code.',
  effect: 'write',
  files: uploads,
  body: z.object({ contractId: z.uuid(field('required')), ...fileChangeFields }),
  answer: z.object(filesOfContract),
  errors: fileChangeCodes,
});

export const deleteContractTags = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/contracts/delete-tags',
  summary:
    'Deletes folders, which stay in the trash for 30 days. Their contents move to the folder above; a restricted folder, whose contents more people may see there, is refused and deleted by `delete-files-and-tags` with that choice.',
  effect: 'write',
  body: z.object({ tagIds: z.array(z.uuid()).min(1, field('required')).max(200), ContractId: z.uuid(field('required')) }),
  answer: z.object({ deletedTags: z.number() }),
  errors: ['files.ReservedFolder', 'files.SameName', 'files.SameFolderName', 'files.ChooseContent'],
});
