import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { deleteBook, getBooks } from '../../contract/endpoints.ts';
import type { Book } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

interface DeleteBookProps {
  book: Book;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a book is deleted with all that belongs to it. */
export function DeleteBook({ book: { bookId, version, title }, isOpen, onClose, onDeleted }: DeleteBookProps) {
  const t = useTexts<typeof en>('library');
  const { write } = useWrite(deleteBook, { changes: [getBooks] });
  const confirm = async () => {
    await runOrShowError(async () => {
      await write({ body: { bookId, version } });
      showToast({ title: t('toasts.deleted') });
      onDeleted();
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={t('deleteConfirm')}
      isDestructive
    >
      {t('deleteText', { title })}
    </ConfirmDialog>
  );
}
