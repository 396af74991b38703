import type { CallContext } from '#kernel/server/call-context.ts';
import { isRefusedDate } from '../contract/note-rules.ts';
import { offeredChannels } from './reminder-channels.ts';
import type { NoteContent } from './store-note.ts';

interface ContentContext extends Pick<CallContext<'notes.NoChannel'>, 'services' | 'today' | 'fail'> {
  /** The previous date of the note. */
  former?: string | null;
}

/** Checks a reminder's date and channels: a date that is not past and a channel that reaches its creator; without a date no channels (notes.4). */
export function checkContent(content: NoteContent, { services, today, former, fail }: ContentContext): NoteContent {
  const { notificationDate, notificationChannels } = content;
  if (isRefusedDate(notificationDate, { today, former }))
    fail('common.BadRequest', 400, { fieldErrors: [{ path: 'notificationDate', code: 'dateInPast' }] });
  const reaches = notificationChannels.some((channel) => offeredChannels(services).includes(channel));
  if (notificationDate !== null && !reaches) fail('notes.NoChannel');
  return { ...content, notificationChannels: notificationDate === null ? [] : notificationChannels };
}
