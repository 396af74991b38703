import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { call } from '#kernel/web/call.ts';
import type { Difference } from '#kernel/web/ConflictDialog.tsx';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import { getCompanyHierarchy, setHierarchy } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { readsOfAccess } from '../users/reads-of-access.ts';
import { recheckMoves, reversed, sentChanges } from './changes.ts';
import { nameOf } from './chart.ts';
import type { Chart } from './chart.ts';
import { draftAfter } from './draft.ts';
import type { Draft, Moves, Step } from './draft.ts';

/** What to report after a partly successful save. */
export type Outcome = Pick<Answer<typeof setHierarchy>, 'saved' | 'skipped' | 'managersWithoutTeamAccess'>;
type CheckedMoves = ReturnType<typeof recheckMoves>;

interface Saving {
  chart: Chart;
  draft: Draft;
  take: (step: Step) => void;
}

const readAll = async () => (await call(getCompanyHierarchy, { body: { includeDeactivated: true } })).people;
const send = (moves: Moves) => call(setHierarchy, { body: { changes: sentChanges(moves) } }, { onWarnings: () => undefined });

/** The combined result of two saves, keeping the managers of the first; conflicts are shown in their own dialog. */
function joined(before: Outcome | undefined, { saved, skipped, managersWithoutTeamAccess }: Outcome): Outcome | undefined {
  const refused = skipped.filter(({ code }) => code !== 'common.Conflict');
  const managers = [...new Set([...(before?.managersWithoutTeamAccess ?? []), ...managersWithoutTeamAccess])];
  return refused.length + managers.length > 0 ? { saved, skipped: refused, managersWithoutTeamAccess: managers } : undefined;
}

/** The text about a person moved by another user in the meantime. */
function useDifference({ byId }: Chart) {
  const t = useTexts<typeof en>('access-control');
  const nameFor = (id: string | null | undefined) => {
    const node = byId.get(id ?? '');
    return node ? nameOf(node.person) : t(id ? 'chart.changes.gone' : 'chart.changes.nobody');
  };
  return (id: string, moves: Moves, { read }: CheckedMoves): Difference => ({
    name: id,
    label: t('chart.conflict', { name: nameFor(id) }),
    mine: nameFor(moves[id]?.to),
    theirs: nameFor(read[id]?.from),
  });
}

/** Undoes a save, unless another user has moved the same people since. */
function useTakeBack(onLeftOut: (outcome: Outcome) => void) {
  const t = useTexts<typeof en>('access-control');
  const cache = useQueryClient();
  return async (moves: Moves, saved: readonly string[]): Promise<void> => {
    try {
      const { skipped } = await send(reversed(moves, saved, await readAll()));
      if (skipped.length > 0) onLeftOut({ saved: [], skipped, managersWithoutTeamAccess: [] });
      else showToast({ title: t('chart.takenBack') });
    } catch (error) {
      showError(error);
    }
    await invalidate(cache, ...readsOfAccess);
  };
}

/** Saves the drafted chart. Conflicts are resolved by the user, person by person; people who could not be moved are reported and stay in the draft. */
export function useSaveChart({ chart, draft, take }: Saving) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const cache = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const takeBack = useTakeBack(setOutcome);
  const differenceOf = useDifference(chart);
  const [dispute, setDispute] = useState<CheckedMoves & { differences: Difference[] }>();

  async function save(moves: Moves): Promise<void> {
    setSaving(true);
    try {
      await saveMoves(moves);
    } catch (error) {
      showError(error);
    }
    await invalidate(cache, ...readsOfAccess);
    setSaving(false);
  }

  async function saveMoves(moves: Moves): Promise<void> {
    const answer = await send(moves);
    const { saved, skipped } = answer;
    // Unchanged people are neither saved nor skipped.
    const left = new Set(skipped.map(({ companyUserId }) => companyUserId));
    take({ kind: 'settle', ids: Object.keys(moves).filter((id) => !left.has(id)) });
    if (saved.length > 0)
      showToast({
        title: t('chart.saved', { count: saved.length }),
        milliseconds: undoMilliseconds,
        action: { label: k('actions.undo'), run: () => void takeBack(moves, saved) },
      });
    const refused = skipped.filter(({ code }) => code === 'common.Conflict').map(({ companyUserId }) => companyUserId);
    if (refused.length > 0) await settleConflicts(moves, refused);
    setOutcome((before) => joined(before, answer));
  }

  /** People who differ in fields other than the manager are moved again; about the others the user is asked. */
  async function settleConflicts(moves: Moves, refused: readonly string[]): Promise<void> {
    const rechecked = recheckMoves(moves, refused, await readAll());
    take({ kind: 'rebase', read: rechecked.read });
    if (rechecked.disputed.length > 0)
      return setDispute({ ...rechecked, differences: rechecked.disputed.map((id) => differenceOf(id, moves, rechecked)) });
    const again = draftAfter({ moves, past: [], future: [] }, { kind: 'rebase', read: rechecked.read }).moves;
    await saveMoves(Object.fromEntries(Object.entries(again).filter(([id]) => refused.includes(id))));
  }

  async function settle(theirs: readonly string[]): Promise<void> {
    setDispute(undefined);
    const next = draftAfter(draft, { kind: 'settle', ids: theirs });
    take({ kind: 'settle', ids: theirs });
    if (Object.keys(next.moves).length > 0) await save(next.moves);
  }

  return {
    save,
    isSaving,
    // The conflicts are shown first.
    outcome: dispute ? undefined : outcome,
    close: () => setOutcome(undefined),
    differences: dispute?.differences,
    settle: (theirs: readonly string[]) => void settle(theirs),
    cancel: () => setDispute(undefined),
  };
}
