import type { Caller, TestAnswer } from '#testing/caller.ts';
import type { TestCompany } from '#testing/server.ts';
import { personNotes } from '../contract/endpoints.ts';
import type { Note } from '../contract/entities.ts';

/** A new person of a company; returns the id. */
export async function insertedPerson({ company }: { company: TestCompany }): Promise<string> {
  return String((await company.person('employee', { firstName: 'Ola', lastName: 'Moe' })).companyUserId);
}

export const noteOf = ({ json }: TestAnswer): Note => json['note'] as Note;

/** Creates a note; fails when it is refused. */
export async function write(who: Caller, relatedId: string | undefined, rest: object = {}): Promise<Note> {
  const answer = await who.call(personNotes.createNote, { body: { relatedId, noteText: 'Ring tilbake', ...rest } });
  if (answer.status !== 200) throw new Error(`The note was refused: ${JSON.stringify(answer.json)}`);
  return noteOf(answer);
}

/** The notes on a person that a caller sees. */
export async function notesSeen(who: Caller, relatedId: string | undefined): Promise<Note[]> {
  return (await who.call(personNotes.getNotes, { query: { relatedId } })).json['notes'] as Note[];
}

/** A reminder by e-mail on a day. */
export const onDay = (notificationDate: string) => ({ notificationDate, notificationChannels: [2] });
