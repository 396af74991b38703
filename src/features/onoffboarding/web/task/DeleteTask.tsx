import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import { deleteTask, restoreTask } from '../../contract/endpoints-tasks.ts';
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
  const restoring = useWrite(restoreTask, { changes: readsOfPlans });
  const which = { encId: id, encOnOffBoardingId: onOffBoardingId };
  const restore = (): void =>
    void runOrShowError(async () => {
      await restoring.write({ body: which });
      showToast({ title: t('toasts.taskRestored', { title }) });
    });
  return (
    <ConfirmAction
      title={t('task.deleteTitle')}
      act={() => write({ body: { ...which, version: planVersion } })}
      done={{
        title: t('toasts.taskDeleted'),
        milliseconds: undoMilliseconds,
        action: { label: t('toasts.undo'), run: restore },
      }}
      confirmLabel={t('task.deleteConfirm')}
      isDestructive
      onClose={onClose}
      onDone={onDeleted}
    >
      {t('task.deleteText', { title, name: responsibleFullName ?? 'none' })}
    </ConfirmAction>
  );
}
