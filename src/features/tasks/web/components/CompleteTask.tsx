import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { ChosenFiles, FilesField } from '#features/files/web/public.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { completeTask } from '../../contract/endpoints.ts';
import { Comment, longestComment, mostProofs, type Task } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfTasks } from '../reads-of-tasks.ts';
import styles from './tasks.module.css';

const CompletionForm = z.object({ comment: Comment, files: ChosenFiles });
type CompletionForm = z.input<typeof CompletionForm>;

/** Completes a task, with a comment and proof if there is any. */
export function CompleteTask({ task: { taskId, version, title }, onClose }: { task: Task; onClose: () => void }) {
  const t = useTexts<typeof en>('tasks');
  const format = useFormat();
  const { write } = useWrite(completeTask, { changes: readsOfTasks });
  const form = useForm<CompletionForm, { next: Task | null }>(CompletionForm, {
    initial: { comment: '', files: [] },
    draft: { place: `tasks/${taskId}/complete`, omit: ['files'] },
    send: ({ comment, files }) => write({ body: { taskId, version, comment }, files }),
    onSent: ({ next }) => {
      showToast({ title: next?.dueDate ? t('toasts.next', { date: format.date(next.dueDate) }) : t('toasts.completed') });
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
      <FilesField label={t('proof')} most={mostProofs} {...form.fields.getInputProps('files')} />
    </FormDialog>
  );
}
