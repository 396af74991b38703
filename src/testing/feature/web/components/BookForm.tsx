import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { ChosenFiles, FilesField } from '#features/files/web/public.ts';
import { maxFilesOfRequest } from '#features/files/contract/limits.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { createBook, updateBook } from '../../contract/endpoints.ts';
import { bookFields, longestTitle, type Book } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfBooks } from '../reads-of-books.ts';

const BookValues = z.object({ ...bookFields, files: ChosenFiles });
type BookValues = z.input<typeof BookValues>;

interface BookFormProps {
  /** Undefined for a new one. */
  book?: Book;
  onClose: () => void;
  onSaved?: (book: Book) => void;
}

/** A new book, or the changes of one, sent with its new files in one call. */
export function BookForm({ book, onClose, onSaved }: BookFormProps) {
  const t = useTexts<typeof en>('library');
  const creating = useWrite(createBook, { changes: readsOfBooks });
  const updating = useWrite(updateBook, { changes: readsOfBooks });
  const form = useForm<BookValues, { book: Book }>(BookValues, {
    initial: { title: book?.title ?? '', author: book?.author ?? '', files: [] },
    draft: { place: `library/${book?.bookId ?? 'new'}`, version: book?.version, omit: ['files'] },
    send: ({ files, ...values }, repeatKey) =>
      book
        ? updating.write({ body: { bookId: book.bookId, version: book.version, ...values }, files })
        : creating.write({ body: values, files }, { repeatKey }),
    onSent: (answer) => {
      showToast({ title: book ? t('toasts.saved') : t('toasts.added') });
      onClose();
      onSaved?.(answer.book);
    },
  });
  return (
    <FormDrawer title={book ? t('editTitle') : t('addTitle')} form={form} onClose={onClose} send={book ? t('save') : t('add')}>
      <TextInput label={t('fields.title')} required data-autofocus maxLength={longestTitle} {...form.fields.getInputProps('title')} />
      <TextInput label={t('fields.author')} required maxLength={longestTitle} {...form.fields.getInputProps('author')} />
      <FilesField label={t('fields.files')} most={maxFilesOfRequest} {...form.fields.getInputProps('files')} />
    </FormDrawer>
  );
}
