import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/web/call.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { approveAbsenceRequest, declineAbsenceRequest, undoDecision } from '../contract/endpoints-requests.ts';
import { undoSeconds } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';
import { readsOfAbsence } from './reads-of-absence.ts';
import { showDecisionError } from './show-decision-error.ts';

export type Decision = 'approve' | 'decline';

const endpoints = { approve: approveAbsenceRequest, decline: declineAbsenceRequest };

/** Decides a pending request, and offers undo until notifications are sent (absence.17). Returns whether it was decided. */
export function useDecision() {
  const t = useTexts<typeof en>('absence');
  const cache = useQueryClient();
  const renew = () => invalidate(cache, ...readsOfAbsence);

  async function undo(absenceId: string): Promise<void> {
    try {
      await call(undoDecision, { body: { absenceId } });
      showToast({ title: t('decision.undone') });
    } catch (error) {
      showError(error);
    }
    await renew();
  }

  return async (absenceId: string, decision: Decision, rest: { comment?: string; version?: number } = {}): Promise<boolean> => {
    try {
      await call(endpoints[decision], { body: { absenceId, ...rest } });
    } catch (error) {
      showDecisionError(error);
      await renew();
      return false;
    }
    showToast({
      title: t(`decision.${decision}d`),
      action: { label: t('decision.undo'), run: () => void undo(absenceId) },
      milliseconds: undoSeconds * 1000,
    });
    await renew();
    return true;
  };
}
