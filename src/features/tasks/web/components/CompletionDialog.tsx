import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { ChosenFiles, FilesField } from '#features/files/web/public.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';
import { Comment, longestComment, maxProofs } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './tasks.module.css';

const CompletionForm = z.object({ comment: Comment, files: ChosenFiles });
type CompletionForm = z.input<typeof CompletionForm>;

interface CompletionDialogProps<Result> {
  taskId: string;
  title: string;
  send: (completion: CompletionForm) => Promise<Result>;
  /** What is said when it is done. */
  done: (result: Result) => string;
  onClose: () => void;
}

/** Completes a task of any kind, with a comment and proof if there is any. */
export function CompletionDialog<Result>({ taskId, title, send, done, onClose }: CompletionDialogProps<Result>) {
  const t = useTexts<typeof en>('tasks');
  const form = useForm<CompletionForm, Result>(CompletionForm, {
    initial: { comment: '', files: [] },
    draft: { place: `tasks/${taskId}/complete`, omit: ['files'] },
    send,
    onSent: (result) => {
      showToast({ title: done(result) });
      onClose();
    },
  });
  return (
    <FormDialog title={t('completeTitle')} form={form} onClose={onClose} send={t('complete')}>
      <p className={styles['lead']}>{title}</p>
      <Textarea
        label={t('comment')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={10}
        maxLength={longestComment}
        {...form.fields.getInputProps('comment')}
      />
      <FilesField label={t('proof')} most={maxProofs} {...form.fields.getInputProps('files')} />
    </FormDialog>
  );
}
