import { Button } from '@mantine/core';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { LeaveGuard, type LeaveQuestion } from './LeaveGuard.tsx';
import { useKernelTexts } from './texts.ts';
import { commitTyped, EnclosingForm, forgetTyped } from './typed-fields.ts';
import type { NoDraft } from './use-form-draft.ts';

interface UnsavedDialogProps {
  title: string;
  /** Something is chosen and not saved. Read when it is closed. */
  isUnsaved: () => boolean;
  /** Why it is kept nowhere. */
  noDraft: NoDraft;
  /** Query parameters that open it: going back over them asks too. */
  queryNames?: readonly string[];
  onClose: () => void;
  canClose: boolean;
  /** With a function that closes it as the X does, for a button that asks as well. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Asked instead of whether to close without saving. */
  question?: LeaveQuestion;
  children: ReactNode;
}

/** A dialog with unsaved work that is no form, such as a chosen picture or a mailed code: Esc, the X and leaving its page ask first (shell.26, shell.48). */
export function UnsavedDialog({ title, isUnsaved, queryNames, onClose, canClose, footer, question, children }: UnsavedDialogProps) {
  const id = useId();
  const isClosing = useRef(false);
  // One that an address opens is closed by a step back, which is not asked about once more.
  const close = (): void => {
    isClosing.current = true;
    onClose();
  };
  const guard = useCloseGuard({ id, isDirty: isUnsaved, onDiscard: close, onClose: close });
  return (
    <Dialog
      title={title}
      isOpen
      onClose={guard.close}
      canClose={canClose && !guard.isAsking}
      footer={typeof footer === 'function' ? footer(guard.close) : footer}
    >
      <EnclosingForm value={id}>
        {children}
        <LeaveGuard isDirty={() => !isClosing.current && isUnsaved()} queryNames={queryNames} isOver question={question} />
      </EnclosingForm>
      {guard.isAsking && <AskBeforeClosing guard={guard} question={question} />}
    </Dialog>
  );
}

interface Guarded {
  /** Of the form or the dialog, when it has one. */
  id?: string;
  /** Read when it is closed. */
  isDirty: () => boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** Whether closing what holds unsaved work is asked about. */
export function useCloseGuard({ id = '', isDirty, onDiscard, onClose }: Guarded) {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => {
      const isAllTaken = commitTyped(id);
      if (isDirty() || !isAllTaken) setAsking(true);
      else onClose();
    },
    isAsking,
    stay: () => setAsking(false),
    discard: () => {
      setAsking(false);
      forgetTyped(id);
      onDiscard();
    },
  };
}

interface AskBeforeClosingProps {
  guard: Pick<ReturnType<typeof useCloseGuard>, 'stay' | 'discard'>;
  question?: LeaveQuestion | undefined;
}

/** Rendered only while it asks: else the Esc that opens it would close it. */
export function AskBeforeClosing({ guard: { stay, discard }, question }: AskBeforeClosingProps) {
  const k = useKernelTexts();
  const footer = (
    <>
      <Button variant="default" onClick={discard}>
        {question?.leave ?? k('unsaved.discard')}
      </Button>
      <Button data-autofocus onClick={stay}>
        {question?.stay ?? k('unsaved.stay')}
      </Button>
    </>
  );
  return (
    <Dialog title={question?.title ?? k('unsaved.title')} isOpen onClose={stay} footer={footer}>
      {question?.text ?? k('unsaved.text')}
    </Dialog>
  );
}
