import type { FailureExtra } from '#kernel/server/failure.ts';
import { isRefusedDate } from '../contract/note-rules.ts';
import { offeredChannels } from './reminder-channels.ts';
import type { NoteContent } from './store-note.ts';

interface Judging {
  today: string;
  /** The date that the note had before. */
  former?: string | null;
  fail: (code: 'common.BadRequest' | 'notes.NoChannel', status?: number, extra?: FailureExtra) => never;
}

/** What is kept of a wish: a date that is to come, and a channel that reaches its creator; without a date no channels (001 §5). */
export function judgedContent(wish: NoteContent, { today, former, fail }: Judging): NoteContent {
  const { notificationDate, notificationChannels } = wish;
  if (isRefusedDate(notificationDate, { today, former }))
    fail('common.BadRequest', 400, { fieldErrors: [{ path: 'notificationDate', code: 'dateInPast' }] });
  const reaches = notificationChannels.some((channel) => offeredChannels().includes(channel));
  if (notificationDate !== null && !reaches) fail('notes.NoChannel');
  return { ...wish, notificationChannels: notificationDate === null ? [] : notificationChannels };
}
