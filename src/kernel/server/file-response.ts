import type { Readable } from 'node:stream';

interface Sent {
  fileName: string;
  contentType: string;
  inline?: boolean;
  /** How many seconds the browser may cache it without revalidating; only for content whose address changes when it changes. */
  keepSeconds?: number;
}

/** A file that was generated for this answer. */
export interface GeneratedFile extends Sent {
  content: Uint8Array | Readable;
}

/** A file that a handler answers with; sent as an attachment unless `inline`. */
export type FileResponse = GeneratedFile | (Sent & { stored: StoredContent });

/** Content in the file store: opened after the transaction, from any offset, and never held in memory whole. */
export interface StoredContent {
  size: number;
  etag: string;
  open: (range?: ByteRange) => Promise<Readable>;
}

/** Both ends are inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}
