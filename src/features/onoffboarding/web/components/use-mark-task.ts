import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import { markAsCompleted, markAsNotCompleted } from '../../contract/endpoints-tasks.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';

type Marked = Pick<PlanTask, 'id' | 'onOffBoardingId' | 'title'>;

/** Completes a task, or opens it again; each can be taken back for half a minute (plans.66). */
export function useMarkTask(): { complete: (task: Marked) => void; reopen: (task: Marked) => void; isBusy: boolean } {
  const t = useTexts<typeof en>('onoffboarding');
  const completing = useWrite(markAsCompleted, { changes: readsOfPlans });
  const reopening = useWrite(markAsNotCompleted, { changes: readsOfPlans });
  const bodyOf = ({ id, onOffBoardingId }: Marked) => ({ encId: id, encOnOffBoardingId: onOffBoardingId });
  const complete = (task: Marked, { asBefore = false } = {}): void =>
    void runOrShowError(async () => {
      const { plan } = await completing.write({ body: { ...bodyOf(task), asBefore } });
      const title = plan.status === 'completed' ? t('toasts.lastCompleted') : t('toasts.taskCompleted', { title: task.title });
      showToast({
        title,
        milliseconds: undoMilliseconds,
        action: { label: t('toasts.undo'), run: () => reopen(task, { asBefore: true }) },
      });
    });
  const reopen = (task: Marked, { asBefore = false } = {}): void =>
    void runOrShowError(async () => {
      await reopening.write({ body: { ...bodyOf(task), asBefore } });
      const title = t('toasts.taskReopened', { title: task.title });
      showToast({
        title,
        milliseconds: undoMilliseconds,
        action: { label: t('toasts.undo'), run: () => complete(task, { asBefore: true }) },
      });
    });
  return { complete, reopen, isBusy: completing.writing || reopening.writing };
}
