import { useBlocker, useRouter } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { use, useState } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { isLeavingWithDrafts } from './form-drafts.ts';
import { leavesForm } from './leaves-form.ts';
import { useKernelTexts } from './texts.ts';
import { commitTyped, EnclosingForm } from './typed-fields.ts';
import { isLeavingForGood } from './unsaved-work.ts';

/** What is asked where nothing typed would be lost, but something else. */
export type LeaveQuestion = Readonly<Record<'title' | 'text' | 'stay' | 'leave', string>>;

interface LeaveGuardProps {
  /** Read when the page is left. */
  isDirty: () => boolean;
  /** Query parameters whose change also discards unsaved work: the record, the tab, the open section. */
  queryNames?: readonly string[] | undefined;
  /** Over the page, where nothing but going back changes the address: that asks whatever it changes. */
  isOver?: boolean | undefined;
  /** Asked instead of whether to leave without saving. */
  question?: LeaveQuestion | undefined;
}

/** Asks before a page with unsaved work is left, by link, by going back or by closing the tab (shell.26). */
export function LeaveGuard({ isDirty, queryNames = [], isOver = false, question }: LeaveGuardProps) {
  const t = useKernelTexts();
  const form = use(EnclosingForm);
  const isLeaving = (move: Move): boolean => {
    const isAllTaken = commitTyped(form);
    return (isDirty() || !isAllTaken) && leavesForm(withQuery(move), { queryNames, isOver });
  };
  const blocker = useBlocker({
    shouldBlockFn: (move) => !isStep(move) && isLeaving(move),
    enableBeforeUnload: () => {
      const isTaken = commitTyped(form);
      return (!isTaken || isDirty()) && !isLeavingWithDrafts() && !isLeavingForGood();
    },
    withResolver: true,
  });
  const step = useAskedStep(isLeaving);
  const asked = blocker.status === 'blocked' ? blocker : step;
  const footer = (
    <>
      <Button variant="default" onClick={asked?.proceed}>
        {question?.leave ?? t('leave.leave')}
      </Button>
      <Button onClick={asked?.reset}>{question?.stay ?? t('leave.stay')}</Button>
    </>
  );
  return (
    <Dialog title={question?.title ?? t('leave.title')} isOpen={asked !== undefined} onClose={() => asked?.reset()} footer={footer}>
      {question?.text ?? t('leave.text')}
    </Dialog>
  );
}

/**
 * A step in the browser's history has changed the address before anything can ask about it. It is taken back at once, so that the address is that of the
 * form while the question is open, and another step back is asked about too instead of leaving the product.
 */
function useAskedStep(isLeaving: (move: Move) => boolean): { proceed: () => void; reset: () => void } | undefined {
  const { history } = useRouter();
  const [steps, setSteps] = useState<number>();
  useBlocker({
    shouldBlockFn: (move) => {
      if (!isStep(move) || !isLeaving(move)) return false;
      setSteps(indexOf(window.history.state) - indexOf(history.location.state));
      return true;
    },
    enableBeforeUnload: false,
  });
  if (steps === undefined) return undefined;
  const reset = (): void => setSteps(undefined);
  const proceed = (): void => {
    reset();
    history.go(steps, { ignoreBlocker: true });
  };
  return { proceed, reset };
}

const isStep = ({ action }: Move): boolean => action !== 'PUSH' && action !== 'REPLACE';

/** The place of an entry in the history, which the router numbers. */
const indexOf = (state: { __TSR_index: number }): number => state.__TSR_index;

interface Move {
  action: string;
  current: Place;
  next: Place;
}

interface Place {
  pathname: string;
  search: unknown;
}

function withQuery({ action, current, next }: Move) {
  const read = ({ pathname, search }: Place) => ({
    pathname,
    // The app's router parses every query as names and plain texts (app/web/router.ts).
    search: search as Readonly<Record<string, unknown>>,
  });
  return { action, current: read(current), next: read(next) };
}
