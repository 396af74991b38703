import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { completeTask } from '../../contract/endpoints.ts';
import type { Task } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfTasks } from '../reads-of-tasks.ts';
import { CompletionDialog } from './CompletionDialog.tsx';

/** Completes a task, and says when it comes again. */
export function CompleteTask({ task: { taskId, version, title }, onClose }: { task: Task; onClose: () => void }) {
  const t = useTexts<typeof en>('tasks');
  const format = useFormat();
  const { write } = useWrite(completeTask, { changes: readsOfTasks });
  return (
    <CompletionDialog
      taskId={taskId}
      title={title}
      send={({ comment, files }) => write({ body: { taskId, version, comment }, files })}
      done={({ next }) => (next?.dueDate ? t('toasts.next', { date: format.date(next.dueDate) }) : t('toasts.completed'))}
      onClose={onClose}
    />
  );
}
