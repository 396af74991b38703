import { z } from 'zod';
import { usePersonChoices } from '#features/people/web/public.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { lendBook } from '../../contract/endpoints.ts';
import { loanFields, type Book } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfBooks } from '../reads-of-books.ts';

const Loan = z.object({ borrowerId: loanFields.borrowerId, dueDate: z.string() });

/** Lends a book to somebody who works here. */
export function LendForm({ book: { bookId, version }, onClose }: { book: Book; onClose: () => void }) {
  const t = useTexts<typeof en>('library');
  const people = usePersonChoices({ isStaff: true });
  const { write } = useWrite(lendBook, { changes: readsOfBooks });
  const form = useForm(Loan, {
    initial: { borrowerId: '', dueDate: '' },
    draft: { place: `library/${bookId}/lend`, version },
    send: ({ borrowerId, dueDate }) => write({ body: { bookId, version, borrowerId, dueDate: dueDate || null } }),
    onSent: () => {
      showToast({ title: t('toasts.lent') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('lendTitle')} form={form} onClose={onClose} send={t('lend')}>
      <PersonSelect label={t('fields.borrower')} required people={people} data-autofocus {...form.fields.getInputProps('borrowerId')} />
      <DateField label={t('fields.dueDate')} {...form.fields.getInputProps('dueDate')} />
    </FormDialog>
  );
}
