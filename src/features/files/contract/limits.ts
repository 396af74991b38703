/** The maximum size of a file in bytes (files.2). */
export const maxFileBytes = 25_000_000;
export const maxFilesOfRequest = 20;
/** The maximum size of an uploaded profile picture in bytes. */
export const maxPictureBytes = 5_000_000;
/** The side lengths of the stored squares of a profile picture, in pixels. */
export const pictureSizes = [64, 160, 512] as const;
export const maxTagNameLength = 100;
/** The maximum nesting depth of folders. */
export const maxTagDepth = 10;

export const nameCodes = ['files.InvalidFileName', 'files.InvalidFileType', 'files.SameName'] as const;
export type NameCode = (typeof nameCodes)[number];
/** Why an upload is refused (files.3). */
export const uploadCodes = [
  ...nameCodes,
  'files.InvalidFileSize',
  'files.EmptyFile',
  'files.DuplicateFile',
  'files.StorageLimitReached',
  'files.StorageLimitReachedEmployee',
  'files.InfectedFile',
  'files.NotScanned',
] as const;
export type UploadCode = (typeof uploadCodes)[number];
export const linkCodes = [...nameCodes, 'files.InvalidUrl', 'files.DuplicateFile'] as const;
export type LinkCode = (typeof linkCodes)[number];
