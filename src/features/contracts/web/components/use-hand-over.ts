import type { Answer } from '#kernel/contract/endpoint.ts';
import { newRepeatKey } from '#kernel/web/call.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import { updateResponsible } from '../../contract/endpoints.ts';
import { mayGoBack } from '../../contract/rules/may-go-back.ts';
import type { en } from '../../texts/en.ts';
import { readsOfContracts } from '../reads-of-contracts.ts';

export interface HandOverOutcome extends Answer<typeof updateResponsible> {
  from: string;
  to: string;
}

/** Hands contracts over, which can be undone for half a minute; what cannot go back is counted. */
export function useHandOver() {
  const t = useTexts<typeof en>('contracts');
  const k = useKernelTexts();
  const { write } = useWrite(updateResponsible, { changes: readsOfContracts });

  async function handOver(from: string, to: string, repeatKey: string): Promise<HandOverOutcome> {
    return { from, to, ...(await write({ body: { Responsible: from, NewResponsible: to } }, { repeatKey })) };
  }

  async function undo({ from, to, contracts }: HandOverOutcome, repeatKey: string): Promise<void> {
    const { handedOver } = await write({ body: { Responsible: to, NewResponsible: from, contracts } }, { repeatKey });
    const kept = contracts.length - handedOver;
    if (handedOver > 0) showToast({ title: t('list.handover.undone', { count: handedOver }) });
    if (kept > 0) showToast({ tone: 'warn', title: t('list.handover.kept', { count: kept }), milliseconds: undoMilliseconds });
  }

  const showOutcome = (outcome: HandOverOutcome): void => {
    const title = t('list.handover.done', { count: outcome.handedOver });
    if (!mayGoBack(outcome.contracts)) return void showToast({ title });
    // One key for each try: after a lost answer, the undo that was carried out answers.
    const repeatKey = newRepeatKey();
    const action = { label: k('actions.undo'), run: () => void runOrShowError(() => undo(outcome, repeatKey)) };
    showToast({ title, action, milliseconds: undoMilliseconds });
  };

  return { handOver, showOutcome };
}
