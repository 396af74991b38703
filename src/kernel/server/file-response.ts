import type { Readable } from 'node:stream';

interface Sent {
  fileName: string;
  contentType: string;
  inline?: boolean;
  /** How long the browser may show it again without asking, in seconds; only for what changes its address when it changes. */
  keepSeconds?: number;
}

/** A file that was made for this answer. */
export interface GeneratedFile extends Sent {
  content: Uint8Array | Readable;
}

/** A file a handler answers with; it is always sent as an attachment unless `inline`. */
export type FileResponse = GeneratedFile | (Sent & { stored: StoredContent });

/** What lies in the file store: it is opened after the transaction, from any place, and never held in memory whole. */
export interface StoredContent {
  size: number;
  etag: string;
  open: (range?: ByteRange) => Promise<Readable>;
}

/** Both ends are sent. */
export interface ByteRange {
  start: number;
  end: number;
}
