import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { files } from '../contract/index.ts';
import { en as panel } from './en-panel.ts';

export const en = {
  errors: {
    'files.InvalidFileName': 'The file cannot have this name. Leave out slashes and special signs, and use at most 255 characters.',
    'files.InvalidFileType': 'Files of this type cannot be kept here, or the file is something else than its name says.',
    'files.InvalidFileSize': 'The file is too large. A file may be 25 MB, a profile picture 5 MB.',
    'files.EmptyFile': 'The file is empty.',
    'files.DuplicateFile': 'The same file is here already.',
    'files.SameName': 'There is a file with this name in the folder already.',
    'files.StorageLimitReached': 'Your company’s storage is full. Delete what you no longer need.',
    'files.StorageLimitReachedEmployee': 'Your company’s storage is full. Ask an administrator.',
    'files.InfectedFile': 'There is a virus in the file, so it was not kept.',
    'files.NotScanned': 'The file could not be checked for viruses. Try again in a moment.',
    'files.InvalidUrl': 'Write an address that starts with http or https and does not lead to a bin or zip file.',
    'files.SameFolderName': 'There is a folder with this name already.',
    'files.FolderIntoItself': 'A folder cannot lie in itself.',
    'files.FoldersTooDeep': 'Folders can lie at most ten deep in each other.',
    'files.ReservedFolder': 'The shared documents themselves stay as they are.',
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
