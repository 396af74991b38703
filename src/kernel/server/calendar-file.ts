import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileResponse } from './file-response.ts';

/** A calendar by RFC 5545 as an answer, with an ETag of its content. */
export function calendarFile(text: string): FileResponse {
  const bytes = Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return {
    fileName: 'samspill.ics',
    contentType: 'text/calendar; charset=utf-8',
    inline: true,
    stored: {
      size: bytes.length,
      etag,
      open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    },
  };
}
