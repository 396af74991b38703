import type { Refused } from '#kernel/server/failure.ts';

/** A staff list is small; these limits keep other files from filling the memory. */
export const compressedLimit = 10_000_000;
export const rowsLimit = 20_000;
export const columnsLimit = 100;

/** Why a file cannot be read as a list; the details name the exceeded limit, if any. */
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
