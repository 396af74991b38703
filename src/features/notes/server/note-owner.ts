import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { register } from '#kernel/server/registers.ts';

/** The kinds of records that notes stand on, as the table knows them. */
export type NoteKind = 'person' | 'contract' | 'treatment';

/** How a member stands to a record. */
export interface NoteAccess {
  /** Notes of everybody, beside their personal reminders; only one's own; or the record is none of theirs. */
  sees: 'all' | 'own' | 'none';
  /** Whether anything may be written there now. */
  isOpen: boolean;
  /** What a mail calls the record. */
  name: string;
}

/** A kind of record that has notes, as the feature that keeps it tells of it. */
export interface NoteOwner {
  kind: NoteKind;
  /** Undefined when the company has no such record; locked against erasure where a note is about to be written. */
  standing: (company: Company, member: Membership, relatedId: string, options?: { lock?: boolean }) => Promise<NoteAccess | undefined>;
  /** The page of the record with its notes, without the locale. */
  pathOf: (relatedId: string) => string;
  /** The person that a note is about, whose log it belongs to. */
  personOf?: (relatedId: string) => string;
}

/** The kinds of records that have notes, by the features that keep them. */
export const noteOwners = register<NoteOwner, NoteKind>('notes.note-owners', ({ kind }) => kind);
