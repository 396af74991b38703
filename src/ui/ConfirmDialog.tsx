import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => Promise<unknown> | void;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** What will happen, and what will be lost. */
  children: ReactNode;
  isDestructive?: boolean;
  /** A text that the user must type first, for actions that cannot be undone. */
  typed?: { label: string; expected: string };
}

/** Asks before an important action; the button names the action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, onClose, onConfirm, confirmLabel, cancelLabel, closeLabel, children, isDestructive = false, typed } = props;
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isTyped = !typed || text.trim() === typed.expected.trim();

  // The typed confirmation is cleared, so that it does not confirm the next time.
  function close(): void {
    setText('');
    onClose();
  }

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      setText('');
    }
  }

  const footer = (
    <>
      <Button variant="default" onClick={close} disabled={isBusy}>
        {cancelLabel}
      </Button>
      <Button {...(isDestructive ? { color: 'red' } : {})} onClick={() => void confirm()} loading={isBusy} disabled={!isTyped}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen={isOpen} onClose={close} closeLabel={closeLabel} canClose={!isBusy} footer={footer}>
      {children}
      {typed && (
        <TextInput mt="md" label={typed.label} value={text} onChange={(event) => setText(event.currentTarget.value)} autoComplete="off" />
      )}
    </Dialog>
  );
}
