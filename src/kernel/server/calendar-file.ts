import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { addDays } from '#kernel/contract/days.ts';
import type { FileResponse } from './file-response.ts';

/** How long a fetch of a calendar counts as the same. */
const fetchMilliseconds = 60_000;

/** Whether a fetch is noted, so that calendars that ask every second do not write each time. */
export function isNewFetch(fetchedAt: Date | null, now: Date): boolean {
  return !fetchedAt || now.getTime() - fetchedAt.getTime() > fetchMilliseconds;
}

/** The days of an all-day event, both included, as ical-generator takes them: it uses the UTC date of a point in time. */
export function allDay(first: string, last = first): { start: Date; end: Date; allDay: true } {
  return { start: new Date(`${first}T00:00:00Z`), end: new Date(`${addDays(last, 1)}T00:00:00Z`), allDay: true };
}

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
