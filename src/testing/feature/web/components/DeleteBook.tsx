import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
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
  return (
    <ConfirmAction
      title={t('deleteTitle')}
      isOpen={isOpen}
      onClose={onClose}
      act={() => write({ body: { bookId, version } })}
      done={t('toasts.deleted')}
      onDone={onDeleted}
      confirmLabel={t('deleteConfirm')}
      isDestructive
    >
      {t('deleteText', { title })}
    </ConfirmAction>
  );
}
