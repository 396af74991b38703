import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import type { Note } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { differingNames, sentValues, type NoteValues } from './note-values.ts';
import type { NotesPlace } from './notes-place.ts';

/** A note as last read, and the form values; undefined for a new note. */
export interface NoteRead {
  note: Note | undefined;
  base: NoteValues;
}

/** What to report after saving, and for which note. */
export interface Saved {
  title: string;
  noteId: string;
}

/** Saves a new note, or the changes of one. */
export function useSaveNote({
  endpoints,
  relatedId,
  channels,
}: NotesPlace): (read: NoteRead, values: NoteValues, repeatKey: string) => Promise<Saved> {
  const t = useTexts<typeof en>('notes');
  const changes = [endpoints.getNotes];
  const creating = useWrite(endpoints.createNote, { changes });
  const updating = useWrite(endpoints.updateNote, { changes });
  return async ({ note, base }, values, repeatKey) => {
    // Channels that are not offered are kept on a note that has them.
    const otherChannels = (note?.notificationChannels ?? []).filter((channel) => !channels.includes(channel));
    const sent = sentValues(values, otherChannels);
    if (!note) {
      const created = await creating.write({ body: { relatedId, ...sent } }, { repeatKey });
      return { title: t('added'), noteId: created.note.noteId };
    }
    const { noteId, version } = note;
    if (differingNames(base, values).length === 0) return { title: t('nothingChanged'), noteId };
    await updating.write({ body: { noteId, version, ...sent } });
    return { title: t('updated'), noteId };
  };
}
