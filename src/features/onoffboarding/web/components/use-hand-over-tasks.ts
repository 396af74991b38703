import type { Answer } from '#kernel/contract/endpoint.ts';
import { newRepeatKey } from '#kernel/web/call.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import { handOverTasks } from '../../contract/endpoints-tasks.ts';
import { mostHandedBack } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';

export interface HandOverOutcome extends Answer<typeof handOverTasks> {
  from: string;
  to: string;
}

/** Hands tasks over, which can be undone for half a minute; what others have changed since stays, and is counted. */
export function useHandOverTasks() {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(handOverTasks, { changes: readsOfPlans });

  async function handOver(from: string, to: string, repeatKey: string): Promise<HandOverOutcome> {
    return { from, to, ...(await write({ body: { companyUserId: from, newCompanyUserId: to } }, { repeatKey })) };
  }

  async function undo({ from, to, tasks }: HandOverOutcome, repeatKey: string): Promise<void> {
    const { handedOver } = await write({ body: { companyUserId: to, newCompanyUserId: from, tasks } }, { repeatKey });
    const kept = tasks.length - handedOver;
    if (handedOver > 0) showToast({ title: t('handover.undone', { count: handedOver }) });
    if (kept > 0) showToast({ tone: 'warn', title: t('handover.kept', { count: kept }), milliseconds: undoMilliseconds });
  }

  const showOutcome = (outcome: HandOverOutcome): void => {
    const title = t('handover.done', { count: outcome.handedOver });
    if (outcome.handedOver === 0 || outcome.handedOver > mostHandedBack) return void showToast({ title });
    // One key for each try: after a lost answer, the undo that was carried out answers.
    const repeatKey = newRepeatKey();
    const action = { label: t('toasts.undo'), run: () => void runOrShowError(() => undo(outcome, repeatKey)) };
    showToast({ title, action, milliseconds: undoMilliseconds });
  };

  return { handOver, showOutcome };
}
