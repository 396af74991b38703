import type { Change } from '#kernel/server/audit.ts';
import type { NoteStatus } from '../contract/entities.ts';
import { loggedRecord, type NoteAccess, type NoteOwner } from './note-owner.ts';
import type { NoteContent } from './store-note.ts';

interface Logged {
  owner: NoteOwner;
  access: NoteAccess;
  noteId: string;
  relatedId: string;
}

/** The audit line of a note: on what it is and what happened to it, never its text. */
export function noteChange({ owner, access, noteId, relatedId }: Logged, before: object | undefined, after: object): Change {
  const { companyUserId, recordName } = loggedRecord(owner, relatedId, access);
  return {
    entity: 'note',
    entityId: noteId,
    ...(companyUserId ? { companyUserId } : { ownerId: relatedId }),
    ...(before && { before: { ...before } }),
    after: { ...after, ...(recordName !== undefined && { recordName }) },
  };
}

/** The facts about a note that may be logged. */
export function loggedState(status: NoteStatus, { notificationDate }: Pick<NoteContent, 'notificationDate'>) {
  return { status, isReminder: notificationDate !== null };
}
