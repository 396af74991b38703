import type { Change } from '#kernel/server/audit.ts';
import type { NoteStatus } from '../contract/entities.ts';
import type { NoteOwner } from './note-owner.ts';
import type { NoteContent } from './store-note.ts';

interface Logged {
  owner: NoteOwner;
  noteId: string;
  relatedId: string;
}

/** A line of the log about a note: that it is there and what became of it, never what it says. */
export function noteChange({ owner, noteId, relatedId }: Logged, before: object | undefined, after: object): Change {
  const companyUserId = owner.personOf?.(relatedId);
  return {
    entity: 'note',
    entityId: noteId,
    ...(companyUserId && { companyUserId }),
    ...(before && { before: { ...before } }),
    after: { ...after },
  };
}

/** What the log may say of a note. */
export function loggedState(status: NoteStatus, { notificationDate }: Pick<NoteContent, 'notificationDate'>) {
  return { status, isReminder: notificationDate !== null };
}
