/** Bytes of one file (files.2). */
export const maxFileBytes = 25 * 1024 * 1024;
export const maxFilesOfRequest = 20;
/** Bytes of a profile picture as it is uploaded. */
export const maxPictureBytes = 5 * 1024 * 1024;
/** The sides of the squares that a profile picture is kept in, in pixels. */
export const pictureSizes = [64, 160, 512] as const;
export const maxTagNameLength = 100;
/** How deep folders may lie in each other. */
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
