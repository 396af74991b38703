import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { deleteTask } from '../../contract/endpoints-tasks.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';

interface DeleteTaskProps {
  task: PlanTask;
  planVersion: number | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes and whose it was before a task is deleted. */
export function DeleteTask({
  task: { id, onOffBoardingId, title, responsibleFullName },
  planVersion,
  onClose,
  onDeleted,
}: DeleteTaskProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(deleteTask, { changes: readsOfPlans });
  return (
    <ConfirmAction
      title={t('task.deleteTitle')}
      act={() => write({ body: { encId: id, encOnOffBoardingId: onOffBoardingId, version: planVersion } })}
      done={t('toasts.taskDeleted')}
      confirmLabel={t('task.deleteConfirm')}
      isDestructive
      onClose={onClose}
      onDone={onDeleted}
    >
      {t('task.deleteText', { title, name: responsibleFullName ?? 'none' })}
    </ConfirmAction>
  );
}
