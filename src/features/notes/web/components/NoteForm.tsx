import { Button, Checkbox, TagsInput, Textarea } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { DateField } from '#kernel/web/DateField.tsx';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { LeaveGuard } from '#kernel/web/LeaveGuard.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import type { Note } from '../../contract/entities.ts';
import { longestNote, longestTag, mostTags } from '../../contract/note-rules.ts';
import type { en } from '../../texts/en.ts';
import { today, type NoteValues } from '../note-values.ts';
import { channelNames, type NotesPlace } from '../notes-place.ts';
import { useNoteForm, type NoteFormState } from '../use-note-form.ts';
import { NoteConflictDialog } from './NoteConflictDialog.tsx';
import { NoteDraft } from './NoteDraft.tsx';
import styles from './notes.module.css';

interface NoteFormProps {
  place: NotesPlace;
  /** Undefined for a new one. */
  note?: Note;
  onDone: (noteId?: string) => void;
}

/** The inline form of a note (notes.10). */
export function NoteForm({ place, note, onDone }: NoteFormProps) {
  const t = useTexts<typeof en>('notes');
  const k = useKernelTexts();
  const writing = useNoteForm(place, note, onDone);
  const element = useRef<HTMLFormElement>(null);
  const { form, isDirty, draft, conflict, cancel } = writing;
  useEffect(() => element.current?.querySelector('textarea')?.focus(), []);
  return (
    <form ref={element} className={styles['card']} aria-label={note ? t('editTitle') : t('newTitle')} onSubmit={form.submit} noValidate>
      {draft && <NoteDraft {...draft} />}
      <WrittenFields writing={writing} place={place} />
      <ReminderFields writing={writing} place={place} />
      <FormProblem form={form} />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={cancel} disabled={form.sending}>
          {k('actions.cancel')}
        </Button>
        <Button type="submit" loading={form.sending}>
          {note ? t('save') : t('add')}
        </Button>
      </div>
      <NoteConflictDialog conflict={conflict} />
      <LeaveGuard isDirty={isDirty} queryNames={['employeeId', 'tab', 'note', 'notes']} />
    </form>
  );
}

interface FieldsProps {
  writing: NoteFormState;
  place: NotesPlace;
}

function WrittenFields({ writing: { form }, place }: FieldsProps) {
  const t = useTexts<typeof en>('notes');
  const values: NoteValues = form.fields.getValues();
  const left = longestNote - values.noteText.trim().length;
  return (
    <>
      <Textarea
        label={t('fields.noteText')}
        required
        autosize
        minRows={3}
        maxRows={20}
        {...form.fields.getInputProps('noteText')}
        onKeyDown={submitByKey}
        description={left < 500 ? countText(t, left) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <TagsInput
        label={t('fields.tags')}
        description={t('fields.tagsHint')}
        data={[...place.tags]}
        maxTags={mostTags}
        maxLength={longestTag}
        splitChars={[',', ';']}
        {...form.fields.getInputProps('tags')}
      />
    </>
  );
}

/** Enter inserts a line break; Ctrl or ⌘ with Enter submits. */
function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}

function ReminderFields({ writing: { form }, place }: FieldsProps) {
  const t = useTexts<typeof en>('notes');
  const { notificationDate }: NoteValues = form.fields.getValues();
  return (
    <div className={styles['reminder']}>
      <DateField
        className={styles['date']}
        label={t('fields.notificationDate')}
        description={t('fields.remindHint')}
        min={today()}
        {...form.fields.getInputProps('notificationDate')}
      />
      {notificationDate && (
        <Checkbox.Group label={t('fields.notificationChannels')} {...form.fields.getInputProps('notificationChannels')}>
          <div className={styles['channels']}>
            {place.channels.map((channel) => (
              <Checkbox key={channel} value={String(channel)} label={t(`channels.${channelNames[channel]}`)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <output className={styles['whoSees']}>{notificationDate ? t('whoSees.reminder') : t('whoSees.note')}</output>
    </div>
  );
}

function countText(t: ReturnType<typeof useTexts<typeof en>>, left: number): string {
  return left < 0 ? t('tooLong', { count: -left }) : t('left', { count: left });
}
