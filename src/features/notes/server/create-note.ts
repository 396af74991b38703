import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { NoteEndpoints } from '../contract/endpoints.ts';
import { noteStatus } from '../contract/entities.ts';
import { checkContent } from './check-content.ts';
import { loggedState, noteChange } from './log-note.ts';
import type { NoteOwner } from './note-owner.ts';
import { reloadNote, openRecord } from './open-note.ts';
import { planReminder } from './plan-reminder.ts';
import { insertNote } from './store-note.ts';

/** Creates a note on a record that the caller sees and that is not locked. */
export function createNote(owner: NoteOwner): Handler<NoteEndpoints['createNote']> {
  return async (context, { body }) => {
    const { company, actor, services, now, today, fail, audit } = context;
    const { relatedId, ...input } = body;
    const access = await openRecord(context, owner, relatedId, { lock: true });
    if (!access.isOpen) fail('notes.NotAdded', 403);
    const content = checkContent(input, { services, today, fail });
    const id = newId();
    const { companyUserId, timeZone } = actor.member;
    await insertNote(company, { id, kind: owner.kind, relatedId, ...content, by: companyUserId, now });
    await planReminder({ company, services, timeZone }, id, content.notificationDate);
    audit(noteChange({ owner, access, noteId: id, relatedId }, undefined, loggedState(noteStatus.active, content)));
    return { note: await reloadNote(context, owner, id, access) };
  };
}
