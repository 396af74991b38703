import { IconArchive, IconArrowBackUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { showToast } from '#ui/toasts.ts';
import { noteStatus, type Note } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { focusOnNote } from '../focus-on-note.ts';
import { toastMilliseconds, type NotesPlace } from '../notes-place.ts';

/** The actions on a note (notes.11, notes.11). */
export function NoteMenu({ note, place }: { note: Note; place: NotesPlace }) {
  const t = useTexts<typeof en>('notes');
  const format = useFormat();
  const [, change] = useQuery();
  const [isDeleting, setDeleting] = useState(false);
  const setStatus = useSetStatus(note, place);
  const { permissions, noteId } = note;
  const label = t('menu', { name: note.createdByFullName, moment: format.moment(note.createdDate) });
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} size={32} />;
  return (
    <>
      <Menu label={label} trigger={trigger}>
        {permissions.update && (
          <MenuItem icon={IconPencil} onSelect={() => change({ note: noteId })}>
            {t('edit')}
          </MenuItem>
        )}
        {permissions.updateStatus && note.status === noteStatus.active && (
          <MenuItem icon={IconArchive} onSelect={() => setStatus(noteStatus.archived)}>
            {t('archive')}
          </MenuItem>
        )}
        {permissions.updateStatus && note.status === noteStatus.archived && (
          <MenuItem icon={IconArrowBackUp} onSelect={() => setStatus(noteStatus.active)}>
            {t('restore')}
          </MenuItem>
        )}
        {permissions.delete && (
          <MenuItem icon={IconTrash} isDangerous onSelect={() => setDeleting(true)}>
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
      <DeleteNote note={note} place={place} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}

type StoredStatus = typeof noteStatus.active | typeof noteStatus.archived;

/** Archives or restores a note; the toast offers undo. */
function useSetStatus({ noteId, version }: Note, { endpoints }: NotesPlace): (status: StoredStatus) => void {
  const t = useTexts<typeof en>('notes');
  const k = useKernelTexts();
  const { write } = useWrite(endpoints.updateNoteStatus, { changes: [endpoints.getNotes] });
  const set = async (status: StoredStatus, seen: number, isUndo: boolean): Promise<void> => {
    try {
      const { note } = await write({ body: { noteId, version: seen, status } });
      const undo = (): void =>
        void set(status === noteStatus.active ? noteStatus.archived : noteStatus.active, note?.version ?? seen, true);
      showToast({
        title: status === noteStatus.archived ? t('archivedDone') : t('restoredDone'),
        milliseconds: toastMilliseconds,
        ...(isUndo ? {} : { action: { label: k('actions.undo'), run: undo } }),
      });
      focusOnNote('new');
    } catch (error) {
      showError(error);
    }
  };
  return (status) => void set(status, version, false);
}

interface DeleteNoteProps {
  note: Note;
  place: NotesPlace;
  isOpen: boolean;
  onClose: () => void;
}

function DeleteNote({ note: { noteId, version }, place: { endpoints }, isOpen, onClose }: DeleteNoteProps) {
  const t = useTexts<typeof en>('notes');
  const { write } = useWrite(endpoints.deleteNote, { changes: [endpoints.getNotes] });
  return (
    <ConfirmAction
      title={t('deleteTitle')}
      isOpen={isOpen}
      onClose={onClose}
      act={() => write({ body: { noteId, version } })}
      done={t('deletedDone')}
      onDone={() => focusOnNote('new')}
      confirmLabel={t('deleteConfirm')}
      isDestructive
    >
      {t('deleteText')}
    </ConfirmAction>
  );
}
