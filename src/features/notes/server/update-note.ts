import type { Handler } from '#kernel/server/serve.ts';
import type { NoteEndpoints } from '../contract/endpoints.ts';
import { checkContent } from './check-content.ts';
import { loggedState, noteChange } from './log-note.ts';
import type { NoteOwner } from './note-owner.ts';
import { reloadNote, openNote } from './open-note.ts';
import { planReminder } from './plan-reminder.ts';
import { writeContent } from './store-note.ts';
import type { NoteContent } from './store-note.ts';

/** Changes a note's text or reminder. The job for the former date then does nothing, because the date differs. */
export function updateNote(owner: NoteOwner): Handler<NoteEndpoints['updateNote']> {
  return async (context, { body }) => {
    const { company, actor, services, now, today, fail, audit } = context;
    const { note, access } = await openNote(context, owner, body, (permissions) => {
      if (!permissions.update) fail('notes.NotUpdated', 403);
    });
    // Another user's note, kept after they left, cannot become a private reminder.
    if (body.notificationDate && note.createdByCompanyUserId !== actor.member.companyUserId) fail('notes.NotUpdated', 403);
    const content = checkContent(merged(note, body), { services, today, former: note.notificationDate, fail });
    await writeContent(company, note.noteId, content, now);
    if (content.notificationDate !== note.notificationDate)
      await planReminder({ company, services, timeZone: actor.member.timeZone }, note.noteId, content.notificationDate);
    audit(noteChange({ owner, access, ...note }, loggedState(note.status, note), loggedState(note.status, content)));
    return { note: await reloadNote(context, owner, note.noteId, access) };
  };
}

type NoteChanges = { [Name in keyof NoteContent]?: NoteContent[Name] | undefined };

function merged(note: NoteContent, changes: NoteChanges): NoteContent {
  return {
    noteText: changes.noteText ?? note.noteText,
    notificationDate: changes.notificationDate === undefined ? note.notificationDate : changes.notificationDate,
    notificationChannels: changes.notificationChannels ?? note.notificationChannels,
    tags: changes.tags ?? note.tags,
  };
}
