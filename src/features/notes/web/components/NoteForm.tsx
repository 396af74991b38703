import { Checkbox, TagsInput, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { today } from '#kernel/web/local-day.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import type { Form } from '#kernel/web/form.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { ItemCard } from '#ui/ItemCard.tsx';
import type { Note } from '../../contract/entities.ts';
import { longestNote, longestTag, maxTags } from '../../contract/note-rules.ts';
import type { en } from '../../texts/en.ts';
import type { NoteValues } from '../note-values.ts';
import { channelNames, type NotesPlace } from '../notes-place.ts';
import { useNoteForm } from '../use-note-form.ts';
import { NoteConflictDialog } from './NoteConflictDialog.tsx';
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
  const { form, conflict } = useNoteForm(place, note, onDone);
  const element = useRef<HTMLDivElement>(null);
  const cancel = (): void => {
    form.discard();
    onDone();
  };
  useEffect(() => element.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={element}>
      <ItemCard>
        <FormFrame
          form={form}
          label={note ? t('editTitle') : t('newTitle')}
          queryNames={['employeeId', 'tab', 'note', 'notes']}
          send={note ? t('save') : t('add')}
          onCancel={cancel}
        >
          <WrittenFields form={form} place={place} />
          <ReminderFields form={form} place={place} />
          <NoteConflictDialog conflict={conflict} />
        </FormFrame>
      </ItemCard>
    </div>
  );
}

interface FieldsProps {
  form: Form<NoteValues>;
  place: NotesPlace;
}

function WrittenFields({ form, place }: FieldsProps) {
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
        description={left < 500 ? countText(t, left) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <TagsInput
        label={t('fields.tags')}
        description={t('fields.tagsHint')}
        data={[...place.tags]}
        maxTags={maxTags}
        maxLength={longestTag}
        splitChars={[',', ';']}
        {...form.fields.getInputProps('tags')}
      />
    </>
  );
}

function ReminderFields({ form, place }: FieldsProps) {
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
