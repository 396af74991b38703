import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { files } from '../contract/index.ts';
import { en as panel } from './en-panel.ts';

export const en = {
  errors: {
    'files.InvalidFileName': 'The file cannot have this name. Leave out slashes and special characters, and use at most 255 characters.',
    'files.InvalidFileType': 'This file type cannot be stored, or the content does not match the file name. Choose another file.',
    'files.InvalidFileSize': 'The file is too large. A file may be 25 MB, a profile picture 5 MB.',
    'files.EmptyFile': 'The file is empty. Choose another file.',
    'files.DuplicateFile': 'The same file is already here. You do not need to upload it again.',
    'files.SameName': 'There is already a file with this name in the folder. Rename the file and try again.',
    'files.VersionMissing': 'Send the version of every file, or none.',
    'files.StorageLimitReached': 'Your company’s storage is full. Delete what you no longer need, and delete it from Recently deleted too.',
    'files.StorageLimitReachedEmployee': 'Your company’s storage is full. Ask an administrator to free up space.',
    'files.InfectedFile': 'The file contains a virus and was not stored. Delete it from your computer.',
    'files.NotScanned': 'The file could not be checked for viruses. Try again in a moment.',
    'files.InvalidUrl': 'Enter an address that starts with http or https and does not lead to a bin or zip file.',
    'files.SameFolderName': 'There is already a folder with this name. Choose another name.',
    'files.FolderIntoItself': 'A folder cannot be moved into itself. Choose another folder.',
    'files.FoldersTooDeep': 'Folders can be at most ten levels deep. Choose a folder higher up.',
    'files.ReservedFolder': 'The top folder of shared documents cannot be changed. Change a folder inside it.',
    'files.ChooseContent':
      'Access to this folder is restricted, and more people may see the folder above. Choose whether the files in it are deleted or moved there.',
  } satisfies Record<ErrorCodeOf<typeof files>, string>,
  panel,
  attach: {
    folder: 'Folder {number}',
    top: 'No folder',
    folderOf: 'Folder of {name}',
    remove: 'Remove the folder {name}',
    deleted:
      '{count, plural, one {# folder is removed} other {# folders are removed}} when you save. Files in {count, plural, one {it} other {them}} move to the folder above.',
    stored: 'Move files that are already here ({count})',
    noFolder: 'There is no folder here that you can add files to.',
    chooseFolder: 'Choose a folder',
  },
} as const;
