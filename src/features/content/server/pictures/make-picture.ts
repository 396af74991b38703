import type { PictureSize } from '../rules/picture-size.ts';

/** A picture in the form of the response. */
export interface SentPicture {
  contentType: string;
  bytes: Uint8Array;
  etag: string;
}

/** Renders or fetches one picture; its result has no ETag yet. */
export type MakePicture = (file: string, size: PictureSize) => Promise<Omit<SentPicture, 'etag'> | 'missing' | 'unreachable'>;
