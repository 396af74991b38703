/** A list is small; these limits keep other files from filling the memory. */
export const compressedLimit = 10_000_000;
export const rowsLimit = 20_000;
export const columnsLimit = 100;

/** Why a file cannot be read as a list; the details name the exceeded limit, if any. Each feature refuses with its own codes. */
export interface SheetFault {
  fault: 'EmptyFile' | 'FileSize' | 'FileType' | 'FileLocked' | 'FileUnreadable' | 'TooLarge' | 'TooManyRows' | 'TooManyColumns' | 'NoRows';
  details?: Record<string, unknown>;
}
