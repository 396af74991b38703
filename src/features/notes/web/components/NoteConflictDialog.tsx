import { FormConflictDialog } from '#kernel/web/FormConflictDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { FormConflict } from '#kernel/web/use-versioned-form.ts';
import { ReminderChannel } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { NoteName, NoteValues } from '../note-values.ts';
import { channelNames } from '../notes-place.ts';

/** A concurrent change of the note: which version to keep of each field. */
export function NoteConflictDialog({ conflict }: { conflict: FormConflict<NoteValues> | undefined }) {
  const t = useTexts<typeof en>('notes');
  const format = useFormat();
  const words = (values: NoteValues, name: NoteName): string => {
    if (name === 'noteText') return values.noteText;
    if (name === 'notificationDate') return format.date(values.notificationDate);
    const { tags, notificationChannels } = values;
    const named = notificationChannels.map((channel) => t(`channels.${channelNames[ReminderChannel.parse(Number(channel))]}`));
    return format.list(name === 'tags' ? tags : named);
  };
  return (
    <FormConflictDialog
      conflict={conflict}
      labelOf={(name) => t(`fields.${name}`)}
      textOf={(name, values) => words(values, name)}
      none={t('none')}
    />
  );
}
