import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { register } from '#kernel/server/registers.ts';

/** The kinds of records with notes, as stored. */
export type NoteKind = 'person' | 'contract' | 'treatment';

/** A member's access to the notes of a record. */
export interface NoteAccess {
  /** All notes (except other users' reminders), only the member's own, or none. */
  sees: 'all' | 'own' | 'none';
  /** Whether notes can be written there now. */
  isOpen: boolean;
  /** The record's name in mails. */
  name: string;
}

/** A kind of record with notes, declared by its feature. */
export interface NoteOwner {
  kind: NoteKind;
  /** Undefined when the record does not exist; locked against erasure when a note is about to be written. */
  standing: (company: Company, member: Membership, relatedId: string, options?: { lock?: boolean }) => Promise<NoteAccess | undefined>;
  /** The page of the record with its notes, without the locale. */
  pathOf: (relatedId: string) => string;
  /** The person that a note is about, for the log. */
  personOf?: (relatedId: string) => string;
}

/** The kinds of records with notes, by feature. */
export const noteOwners = register<NoteOwner, NoteKind>('notes.note-owners', ({ kind }) => kind);
