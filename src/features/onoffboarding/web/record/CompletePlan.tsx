import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { undoMilliseconds } from '#ui/toasts.ts';
import { markAllAsCompleted, reopenTasks } from '../../contract/endpoints-tasks.ts';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';

/** Completes all open tasks and with them the plan, which can be taken back for half a minute. */
export function CompletePlan({ plan: { id, version, tasks }, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(markAllAsCompleted, { changes: readsOfPlans });
  const reopening = useWrite(reopenTasks, { changes: readsOfPlans });
  const takeBack = (taskIds: string[]): void => {
    if (taskIds.length > 0) void runOrShowError(() => reopening.write({ body: { onOffBoardingId: id, taskIds } }));
  };
  return (
    <ConfirmAction
      title={t('record.completeTitle')}
      act={() => write({ body: { onOffBoardingId: id, version } })}
      done={({ completedTaskIds }) => ({
        title: t('toasts.completedPlan'),
        milliseconds: undoMilliseconds,
        action: { label: t('toasts.undo'), run: () => takeBack(completedTaskIds) },
      })}
      confirmLabel={t('record.complete')}
      onClose={onClose}
    >
      {t('record.completeText', { count: tasks.filter(({ completed }) => !completed).length })}
    </ConfirmAction>
  );
}
