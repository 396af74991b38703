import type { Refused } from '#kernel/server/failure.ts';

/** A staff list is small; these keep a wrong file from filling the memory. */
export const compressedLimit = 10_000_000;
export const rowsLimit = 20_000;
export const columnsLimit = 100;

/** Why a file cannot be read as a list; the details name the limit that was passed, where there is one. */
export type ReadRefusal = Refused<
  | 'files.EmptyFile'
  | 'people.ImportFileSize'
  | 'people.ImportFileType'
  | 'people.ImportFileLocked'
  | 'people.ImportFileUnreadable'
  | 'people.ImportTooLarge'
  | 'people.ImportTooManyRows'
  | 'people.ImportTooManyColumns'
  | 'people.ImportNoRows'
>;
