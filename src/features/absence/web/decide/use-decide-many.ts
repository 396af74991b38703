import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { warningLines } from '#kernel/web/error-texts.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { decideMany, undoDecision } from '../../contract/endpoints-requests.ts';
import type { Absence } from '../../contract/entities.ts';
import { undoSeconds } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { readsOfAbsence } from '../reads-of-absence.ts';
import type { Decision } from '../use-decision.ts';

type Read = Pick<Absence, 'absenceId' | 'version'>;

/** Decides several requests alike; reports which were skipped and why, and can undo all until notifications are sent. */
export function useDecideMany() {
  const t = useTexts<typeof en>('absence');
  const cache = useQueryClient();
  const [deciding, setDeciding] = useState<Decision>();
  const renew = () => invalidate(cache, ...readsOfAbsence);

  async function undo(decided: readonly Read[]): Promise<void> {
    const undone = decided.map(({ absenceId, version }) => call(undoDecision, { body: { absenceId, version } }));
    const outcomes = await Promise.allSettled(undone);
    const count = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (count > 0) showToast({ title: t('decide.many.undone', { count }) });
    if (failed) showError(failed.reason);
    await renew();
  }

  function showOutcome(decision: Decision, done: readonly Read[], refused: readonly { fullName: string; code: string }[]): void {
    const lines = refused.map(({ fullName, code }) =>
      t('decide.many.refusedLine', { name: fullName, reason: warningLines([code], 'absence').join(' ') }),
    );
    if (lines.length > 0)
      showToast({ tone: 'warn', title: t('decide.many.refused', { count: lines.length }), lines, milliseconds: 30_000 });
    if (done.length === 0) return;
    showToast({
      title: t(`decide.many.${decision}d`, { count: done.length }),
      action: { label: t('decision.undo'), run: () => void undo(done) },
      milliseconds: undoSeconds * 1000,
    });
  }

  async function decide(chosen: readonly Read[], decision: Decision, comment: string): Promise<void> {
    setDeciding(decision);
    try {
      const absenceIds = chosen.map(({ absenceId }) => absenceId);
      const versions = Object.fromEntries(chosen.map(({ absenceId, version }) => [absenceId, version]));
      const body = { absenceIds, versions, decision, comment };
      const { absences, refused } = await call(decideMany, { body }, { onWarnings: () => undefined });
      showOutcome(decision, absences, refused);
    } finally {
      await renew();
      setDeciding(undefined);
    }
  }

  return { decide, deciding };
}
