import { completeTask } from '#features/tasks/contract/endpoints.ts';
import { CompletionDialog } from '#features/tasks/web/public.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';

/** Completes a task with words or files that show it. */
export function CompleteWithProof({ task: { id, title, version }, onClose }: { task: PlanTask; onClose: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(completeTask, { changes: readsOfPlans });
  return (
    <CompletionDialog
      taskId={id}
      title={title}
      send={({ comment, files }) => write({ body: { taskId: id, version, comment }, files })}
      done={() => t('toasts.taskCompleted', { title })}
      onClose={onClose}
    />
  );
}
