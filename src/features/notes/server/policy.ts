import type { NotePermissions } from '../contract/entities.ts';
import { noteStatus } from '../contract/entities.ts';
import type { NoteAccess } from './note-owner.ts';
import type { NoteRow } from './store-note.ts';

interface Reader {
  companyUserId: string;
  access: NoteAccess;
}

type NoteFacts = Pick<NoteRow, 'createdByCompanyUserId' | 'isCreatorActive' | 'notificationDate' | 'status'>;

/** A reminder is visible to its creator only; another note also to people with full access to the record (notes.2). */
export function maySeeNote({ companyUserId, access }: Reader, note: NoteFacts): boolean {
  if (access.sees === 'none') return false;
  return note.createdByCompanyUserId === companyUserId || (access.sees === 'all' && note.notificationDate === null);
}

/** A note is managed by its creator; after they have left, by users with full access. */
export function notePermissions(reader: Reader, note: NoteFacts): NotePermissions {
  const isKeeper = maySeeNote(reader, note) && (note.createdByCompanyUserId === reader.companyUserId || !note.isCreatorActive);
  const isChangeable = isKeeper && reader.access.isOpen;
  return { update: isChangeable && note.status === noteStatus.active, updateStatus: isChangeable, delete: isKeeper };
}
