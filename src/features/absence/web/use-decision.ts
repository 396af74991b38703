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

interface Decided {
  absenceId: string;
  version?: number;
  comment?: string;
}

/** Decides a pending request, and offers undo until notifications are sent (absence.17); throws the CallError. */
export function useDecide(): (decision: Decision, decided: Decided) => Promise<void> {
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

  return async (decision, decided) => {
    try {
      await call(endpoints[decision], { body: decided });
    } catch (error) {
      await renew();
      throw error;
    }
    showToast({
      title: t(`decision.${decision}d`),
      action: { label: t('decision.undo'), run: () => void undo(decided.absenceId) },
      milliseconds: undoSeconds * 1000,
    });
    await renew();
  };
}

/** The same by one key or click; a failure is shown. */
export function useDecision(): (absenceId: string, decision: Decision) => Promise<void> {
  const decide = useDecide();
  return async (absenceId, decision) => {
    try {
      await decide(decision, { absenceId });
    } catch (error) {
      showDecisionError(error);
    }
  };
}
