/** A media type as OpenAPI names it, without parameters. */
export type MediaType = `${string}/${string}`;

/** The media types of the files that calls answer with. */
export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  pdf: 'application/pdf',
  md: 'text/markdown',
  ics: 'text/calendar',
  zip: 'application/zip',
  webp: 'image/webp',
} as const satisfies Record<string, MediaType>;

/** What an uploaded file can be answered as: the types that browsers may show, and opaque bytes. */
export const uploadedMediaTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'text/plain',
  'application/octet-stream',
] as const satisfies readonly MediaType[];
