import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ShortList } from '#ui/ShortList.tsx';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import { markAllAsCompleted, reopenTasks } from '../../contract/endpoints-tasks.ts';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';

/** Completes all open tasks and with them the plan, which can be taken back for half a minute. */
export function CompletePlan({ plan: { id, version, tasks }, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(markAllAsCompleted, { changes: readsOfPlans });
  const reopening = useWrite(reopenTasks, { changes: readsOfPlans });
  const open = tasks.filter(({ completed }) => !completed);
  async function takeBack(taskIds: string[]): Promise<void> {
    await reopening.write({ body: { onOffBoardingId: id, taskIds, asBefore: true } });
    showToast({ title: t('toasts.reopened', { count: taskIds.length }) });
  }
  return (
    <ConfirmAction
      title={t('record.completeTitle')}
      act={() => write({ body: { onOffBoardingId: id, version } })}
      done={({ completedTaskIds }) => {
        const undo = { label: t('toasts.undo'), run: () => void runOrShowError(() => takeBack(completedTaskIds)) };
        const title = t('toasts.completedPlan');
        return completedTaskIds.length === 0 ? title : { title, milliseconds: undoMilliseconds, action: undo };
      }}
      confirmLabel={t('record.complete')}
      onClose={onClose}
    >
      <p>{t('record.completeText', { count: open.length })}</p>
      <ShortList
        aria-label={t('record.completeTitle')}
        lines={open.map(({ id: key, title, responsibleFullName: name }) => ({ key, text: name ? `${title} (${name})` : title }))}
      />
    </ConfirmAction>
  );
}
