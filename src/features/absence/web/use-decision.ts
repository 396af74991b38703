import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/web/call.ts';
import { useFormat } from '#kernel/web/format.ts';
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

/** Decides the request of a person, who is named beside the undo: several of them may stand below each other. */
type Decide = (decision: Decision, fullName: string, decided: Decided) => Promise<void>;

/** Decides a pending request, and offers undo until notifications are sent (absence.17); throws the CallError. */
export function useDecide(): Decide {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
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

  return async (decision, fullName, decided) => {
    const { absence } = await call(endpoints[decision], { body: decided }).catch(async (error: unknown) => {
      await renew();
      throw error;
    });
    const period = format.dateRange(absence.startDate, absence.endDate, 'short');
    showToast({
      title: t(`decision.${decision}d`),
      lines: [t('decision.of', { name: fullName, period })],
      action: { label: t('decision.undo'), run: () => void undo(decided.absenceId) },
      milliseconds: undoSeconds * 1000,
    });
    await renew();
  };
}

/** The same by one key or click; a failure is shown. */
export function useDecision(): Decide {
  const decide = useDecide();
  return async (...decision) => {
    try {
      await decide(...decision);
    } catch (error) {
      showDecisionError(error);
    }
  };
}
