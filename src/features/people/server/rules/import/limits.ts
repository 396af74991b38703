/** A staff list is small; these keep a wrong file from filling the memory. */
export const compressedLimit = 10_000_000;
export const rowsLimit = 20_000;
export const columnsLimit = 100;

/** Why a file cannot be read as a list, as the code of the answer. */
export interface ReadRefusal {
  refused:
    | 'files.EmptyFile'
    | 'people.ImportFileSize'
    | 'people.ImportFileType'
    | 'people.ImportFileLocked'
    | 'people.ImportFileUnreadable'
    | 'people.ImportTooLarge'
    | 'people.ImportTooManyRows'
    | 'people.ImportTooManyColumns'
    | 'people.ImportNoRows';
  /** The limit that was passed, where there is one to name. */
  limit?: number;
}
