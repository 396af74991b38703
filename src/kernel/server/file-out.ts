import type { Readable } from 'node:stream';

/** A file a handler answers with; it is always sent as an attachment unless `inline`. */
export interface FileOut {
  fileName: string;
  contentType: string;
  content: Uint8Array | Readable;
  inline?: boolean;
}
