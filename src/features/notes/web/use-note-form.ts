import { today } from '#kernel/web/local-day.ts';
import { useVersionedForm, type VersionedForm } from '#kernel/web/use-versioned-form.ts';
import { showToast } from '#ui/toasts.ts';
import type { Note } from '../contract/entities.ts';
import { differingNames, noteSchema, valuesOf, type NoteValues } from './note-values.ts';
import { toastMilliseconds, type NotesPlace } from './notes-place.ts';
import { useSaveNote, type Saved } from './use-save-note.ts';

/** The form of a new or existing note; a change by somebody else is merged or shown. */
export function useNoteForm(
  place: NotesPlace,
  opened: Note | undefined,
  onDone: (noteId?: string) => void,
): Pick<VersionedForm<NoteValues, Note>, 'form' | 'conflict'> {
  const { relatedId, channels } = place;
  const save = useSaveNote(place);
  return useVersionedForm<NoteValues, Note, Saved>(noteSchema(today(), opened?.notificationDate), {
    record: opened,
    initial: valuesOf(opened, channels),
    valuesOf: (note) => valuesOf(note, channels),
    differing: differingNames,
    draft: { place: `notes/${relatedId}/${opened?.noteId ?? 'new'}` },
    theirsOf: ({ note }) => note as Note | undefined, // The contract's answer to a conflict.
    save: ({ record, base }, values, repeatKey) => save({ note: record, base }, values, repeatKey),
    onSaved: ({ title, noteId }) => {
      showToast({ title, milliseconds: toastMilliseconds });
      onDone(noteId);
    },
  });
}
