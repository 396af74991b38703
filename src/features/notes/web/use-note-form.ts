import { useState } from 'react';
import { today } from '#kernel/web/local-day.ts';
import { newRepeatKey } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useForm, type Form } from '#kernel/web/form.ts';
import { conflictsOf, rebased } from '#kernel/web/rebase.ts';
import { showError } from '#kernel/web/show-error.ts';
import { showToast } from '#ui/toasts.ts';
import type { Note } from '../contract/entities.ts';
import { differingNames, noteSchema, valuesOf, type NoteName, type NoteValues } from './note-values.ts';
import { toastMilliseconds, type NotesPlace } from './notes-place.ts';
import { useSaveNote, type NoteRead, type Saved } from './use-save-note.ts';

/** The note was changed by another user since the form was opened. */
export interface NoteConflict {
  names: readonly NoteName[];
  mine: NoteValues;
  theirs: NoteValues;
  settle: (theirs: readonly string[]) => void;
  cancel: () => void;
}

export interface NoteFormState {
  form: Form<NoteValues>;
  conflict: NoteConflict | undefined;
}

/** The form of a new or existing note; typed values survive a reload. */
export function useNoteForm(place: NotesPlace, opened: Note | undefined, onDone: (noteId?: string) => void): NoteFormState {
  const { relatedId, channels } = place;
  const [read, setRead] = useState<NoteRead>(() => ({ note: opened, base: valuesOf(opened, channels) }));
  const [other, setOther] = useState<Note>();
  const save = useSaveNote(place);
  const form: Form<NoteValues> = useForm<NoteValues, Saved>(noteSchema(today(), read.note?.notificationDate), {
    initial: read.base,
    base: read.base,
    draft: { place: `notes/${relatedId}/${opened?.noteId ?? 'new'}` },
    send: (values, repeatKey) => save(read, values, repeatKey),
    onSent: end,
    onRefused: (error) => handleConflict(error, read, form.fields.getValues()),
  });
  const mine = form.fields.getValues();

  function end({ title, noteId }: Saved): void {
    showToast({ title, milliseconds: toastMilliseconds });
    onDone(noteId);
  }

  /** Whether the refusal was a conflict, which this function handles: a concurrent change of other fields is merged. */
  function handleConflict(error: CallError, before: NoteRead, values: NoteValues): boolean {
    // The contract's answer to a conflict.
    const { note: theirs } = error.details as { note?: Note };
    if (!error.has('common.Conflict') || !theirs || theirs.version === before.note?.version) return false;
    if (conflictsOf(before.base, values, valuesOf(theirs, channels), differingNames).length > 0) setOther(theirs);
    else void saveOver(theirs, before, values, []);
    return true;
  }

  async function saveOver(theirs: Note, before: NoteRead, values: NoteValues, taken: readonly string[]): Promise<void> {
    const now = { note: theirs, base: valuesOf(theirs, channels) };
    const next = rebased({ base: before.base, mine: values, theirs: now.base }, taken, differingNames);
    setOther(undefined);
    setRead(now);
    form.fields.setValues(next);
    try {
      const saved = await save(now, next, newRepeatKey());
      form.settle(next);
      end(saved);
    } catch (error) {
      const isHandled = error instanceof CallError && handleConflict(error, now, next);
      if (!isHandled) showError(error);
    }
  }

  const theirs = other && valuesOf(other, channels);
  const conflict = other &&
    theirs && {
      names: conflictsOf(read.base, mine, theirs, differingNames),
      mine,
      theirs,
      settle: (taken: readonly string[]) => void saveOver(other, read, mine, taken),
      cancel: () => setOther(undefined),
    };
  return { form, conflict };
}
