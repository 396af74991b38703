import { ConflictDialog } from '#kernel/web/ConflictDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ReminderChannel } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { NoteName, NoteValues } from '../note-values.ts';
import { channelNames } from '../notes-place.ts';
import type { NoteConflict } from '../use-note-form.ts';

/** A concurrent change of the note: which version to keep of each field. */
export function NoteConflictDialog({ conflict }: { conflict: NoteConflict | undefined }) {
  const t = useTexts<typeof en>('notes');
  const format = useFormat();
  const words = (values: NoteValues, name: NoteName): string => {
    if (name === 'noteText') return values.noteText;
    if (name === 'notificationDate') return format.date(values.notificationDate) || t('none');
    const { tags, notificationChannels } = values;
    const named = notificationChannels.map((channel) => t(`channels.${channelNames[ReminderChannel.parse(Number(channel))]}`));
    return format.list(name === 'tags' ? tags : named) || t('none');
  };
  const differences = conflict?.names.map((name) => ({
    name,
    label: t(`fields.${name}`),
    mine: words(conflict.mine, name),
    theirs: words(conflict.theirs, name),
  }));
  return <ConflictDialog differences={differences} onSettle={(theirs) => conflict?.settle(theirs)} onCancel={() => conflict?.cancel()} />;
}
