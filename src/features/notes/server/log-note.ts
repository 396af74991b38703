import type { Change } from '#kernel/server/audit.ts';
import type { NoteStatus } from '../contract/entities.ts';
import type { NoteOwner } from './note-owner.ts';
import type { NoteContent } from './store-note.ts';

interface Logged {
  owner: NoteOwner;
  noteId: string;
  relatedId: string;
}

/** The audit line of a note: what happened to it, never its text. */
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

/** The facts about a note that may be logged. */
export function loggedState(status: NoteStatus, { notificationDate }: Pick<NoteContent, 'notificationDate'>) {
  return { status, isReminder: notificationDate !== null };
}
