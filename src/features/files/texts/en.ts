import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { files } from '../contract/index.ts';
import { en as panel } from './en-panel.ts';

export const en = {
  errors: {
    'files.InvalidFileName': 'The file cannot have this name. Leave out slashes and special signs, and use at most 255 characters.',
    'files.InvalidFileType': 'This file type cannot be stored, or the content does not match the file name. Choose another file.',
    'files.InvalidFileSize': 'The file is too large. A file may be 25 MB, a profile picture 5 MB.',
    'files.EmptyFile': 'The file is empty. Choose another file.',
    'files.DuplicateFile': 'The same file is already here.',
    'files.SameName': 'There is already a file with this name in the folder. Rename the file and try again.',
    'files.StorageLimitReached': 'Your company’s storage is full. Delete what you no longer need.',
    'files.StorageLimitReachedEmployee': 'Your company’s storage is full. Ask an administrator.',
    'files.InfectedFile': 'The file contains a virus and was not stored. Delete it from your computer.',
    'files.NotScanned': 'The file could not be checked for viruses. Try again in a moment.',
    'files.InvalidUrl': 'Write an address that starts with http or https and does not lead to a bin or zip file.',
    'files.SameFolderName': 'There is already a folder with this name. Choose another name.',
    'files.FolderIntoItself': 'A folder cannot be moved into itself. Choose another folder.',
    'files.FoldersTooDeep': 'Folders can be nested ten levels deep. Choose a folder higher up.',
    'files.ReservedFolder': 'The top folder of shared documents cannot be changed. Change a folder inside it.',
  } satisfies Record<ErrorCodeOf<typeof files>, string>,
  panel,
  attach: {
    folder: 'Folder {number}',
    top: 'No folder',
    folderOf: 'Folder of {name}',
    remove: 'Remove the folder {name}',
    deleted:
      '{count, plural, one {# folder goes} other {# folders go}} when you save. What is in {count, plural, one {it} other {them}} comes into the folder above.',
    stored: 'Move files that are here already ({count})',
    noFolder: 'There is no folder here that you may add files to.',
    chooseFolder: 'Choose a folder',
  },
} as const;
