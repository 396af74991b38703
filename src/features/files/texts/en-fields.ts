import type { FieldWords } from '#kernel/contract/texts.ts';
import { en as panel } from './en-panel.ts';

/** Words for what is kept about files and folders, in the log and in takeouts. */
export const enFields = {
  records: {
    file: 'Files',
    fileTag: 'Folders',
    fileInTag: 'Which file is in which folder',
    profileImage: 'Profile picture',
    fileAccess: 'Who looked at the files',
    ownFileAccess: 'Files opened by this person',
  },
  fields: {
    fileName: 'File name',
    tagName: 'Folder name',
    tagId: 'Folder',
    tagIds: 'Folders',
    parentTagId: 'In folder',
    fileId: 'File',
    contentType: 'File type',
    size: 'Size in bytes',
    sha256: 'Checksum',
    side: 'Size in pixels',
    deletedAt: 'Deleted',
    deletedBy: 'Deleted by',
    how: 'How',
    profileImage: 'Profile picture',
    logo: 'Logo',
  },
  fieldsOf: {
    file: {
      url: 'Address',
    },
    fileTag: {
      parentId: 'Folder above',
    },
  },
  values: {
    area: {
      files: 'Files',
    },
    tagId: {
      unset: 'Top level',
      '00000000-0000-7000-8000-000000000001': 'Shared documents',
      other: 'Another folder',
    },
    tagIds: {
      unset: 'Top level',
      '00000000-0000-7000-8000-000000000001': 'Shared documents',
      other: 'Another folder',
    },
    parentTagId: {
      unset: 'Top level',
      '00000000-0000-7000-8000-000000000001': 'Shared documents',
      other: 'Another folder',
    },
    how: {
      view: 'Viewed',
      download: 'Downloaded',
    },
    looked: {
      view: 'The content',
      download: 'Downloaded',
    },
  },
  valuesOf: { files: { columns: panel.columns } },
} satisfies FieldWords;
