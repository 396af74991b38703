import type { PageLink } from '#kernel/contract/page-link.ts';
import type { RoleFeature } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { passesAccess } from '#kernel/server/passes-access.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { register } from '#kernel/server/registers.ts';
import type { NotedKind, NotedRecord } from '../contract/noted-record.ts';

/** A member's access to the notes of a record. */
export interface NoteAccess {
  /** All notes (except other users' reminders), only the member's own, or none. */
  sees: 'all' | 'own' | 'none';
  /** Whether notes can be written there now. */
  isOpen: boolean;
  /** The record's name, for reminders and the log. */
  name: string;
  /** What its feature tells of it besides, for `propertiesOf`. */
  properties?: NotedRecord['properties'];
}

/** A member and a record with notes. */
export interface NoteLookup {
  member: Membership;
  relatedId: string;
}

/** A kind of record with notes, declared by its feature; whatever is known of a note's record comes from here. */
export interface NoteOwner extends NotedKind {
  /** The feature whose level opens the records, for explanations. */
  feature: RoleFeature;
  /** The kind of the records in the log: `companyUser`. */
  entity: string;
  /** The reason of notifications that forewarns of its reminders (notifications.1). */
  reason: 'NotesNotificationsMain' | 'NotesNotificationsPersonal';
  /** The number of the kind in notifications. */
  type: NotedRecord['type'];
  /**
   * The access of members to records, in the order asked; undefined when a record does not exist. A constant number of statements. Records are
   * locked against erasure when a note is about to be written. The gate of the calls is judged before.
   */
  accessTo: (company: Company, asked: readonly NoteLookup[], options?: { lock?: boolean }) => Promise<readonly (NoteAccess | undefined)[]>;
  /** What a notification carries of the record. */
  propertiesOf: (relatedId: string, access: NoteAccess) => NotedRecord['properties'];
  /** The page of the record with its notes. */
  pageOf: (properties: NotedRecord['properties']) => PageLink;
  /** The person that the record is or is about. */
  personOf?: (relatedId: string) => string;
}

/** The kinds of records with notes, by feature. */
export const noteOwners = register<NoteOwner>('notes.note-owners', ({ kind }) => kind);

/** The access of members to the notes of records, as the calls for these notes would give it. */
export async function accessToNotes(
  company: Company,
  owner: NoteOwner,
  lookups: readonly NoteLookup[],
  options?: { lock?: boolean },
): Promise<(NoteAccess | undefined)[]> {
  if (lookups.length === 0) return [];
  const found = await owner.accessTo(company, lookups, options);
  return lookups.map(({ member }, place) => {
    const access = found[place];
    return access && (passesAccess(member, owner.access) ? access : { ...access, sees: 'none', isOpen: false });
  });
}

/** The same for one member and record. */
export async function accessToNotesOf(
  company: Company,
  owner: NoteOwner,
  lookup: NoteLookup,
  options?: { lock?: boolean },
): Promise<NoteAccess | undefined> {
  const [access] = await accessToNotes(company, owner, [lookup], options);
  return access;
}

/** What the log says of a record: its person, and the name of a thing. People are named from their own record. */
export function loggedRecord(owner: NoteOwner, relatedId: string, { name }: NoteAccess): { companyUserId?: string; recordName?: string } {
  const companyUserId = owner.personOf?.(relatedId);
  return { ...(companyUserId && { companyUserId }), ...(companyUserId !== relatedId && { recordName: name }) };
}
