import { z } from 'zod';
import { fileEndpoints } from '#features/files/contract/file-endpoints.ts';
import { ownedFiles } from '#features/files/contract/owned-files.ts';
import { plainLink } from '#features/files/contract/wording.ts';
import { noteEndpoints } from '#features/notes/contract/endpoints.ts';
import type { NotedKind } from '#features/notes/contract/noted-record.ts';
import { field } from '#kernel/contract/errors.ts';

/** The kind of record, in everything that belongs to records of any kind. */
export const bookKind = 'libraryBook';

const wording = {
  fileId: 'bookFileId',
  ownerId: 'bookId',
  list: 'bookFiles',
  prefix: 'library',
  paths: { validate: 'upload-validation', list: 'get-book-files' },
  pathName: 'fileName',
  owner: { bookId: z.uuid(field('required')) },
  link: plainLink,
  access: { permission: 'Library' },
  readers: ['active'],
} as const;

export const bookFileEndpoints = fileEndpoints(wording);
export const bookFiles = ownedFiles(bookKind, wording, bookFileEndpoints);

export const notedBook = { kind: bookKind, path: '/library', access: { permission: 'Library' } } as const satisfies NotedKind;
export const bookNotes = noteEndpoints(notedBook);
