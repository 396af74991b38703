import { z } from 'zod';
import { fileEndpoints } from '#features/files/contract/file-endpoints.ts';
import { ownedFiles } from '#features/files/contract/owned-files.ts';
import { externalFileLink } from '#features/files/contract/wording.ts';
import { field } from '#kernel/contract/errors.ts';
import { seeing } from './gates.ts';

export const contractFileWording = {
  fileId: 'contractFileId',
  ownerId: 'contractId',
  list: 'contractFiles',
  prefix: 'contracts',
  paths: { validate: 'upload-validation', list: 'get-contract-files' },
  pathName: 'name',
  owner: { contractId: z.uuid(field('required')) },
  link: externalFileLink,
  access: seeing,
  readers: ['active'],
  calls: {
    renameFile: 'update-file-name',
    openedFile: 'contractFileId',
    newFolder: 'Name',
    folderId: 'Id',
    folderName: 'NewTagName',
    folderOwner: 'ContractId',
  },
} as const;
export const contractFileEndpoints = fileEndpoints(contractFileWording);
/** For the panel of a contract's files. */
export const contractFiles = ownedFiles('contract', contractFileWording, contractFileEndpoints);
