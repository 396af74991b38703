import { Button } from '@mantine/core';
import { use, useState, type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { DialogLabels } from './dialog-labels.ts';

interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => Promise<unknown> | void;
  confirmLabel: string;
  /** What will happen, and what will be lost. */
  children: ReactNode;
  isDestructive?: boolean;
  /** Something has to be chosen first. */
  isBlocked?: boolean;
}

/** Asks before an action, for what it needs or whether it is meant; the button names the action. One that asks for a name to be typed is ConfirmByName. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, onClose, onConfirm, confirmLabel, children, isDestructive = false, isBlocked = false } = props;
  const { cancel } = use(DialogLabels);
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  }

  const footer = (
    <>
      <Button variant="default" onClick={onClose} disabled={isBusy}>
        {cancel}
      </Button>
      <Button {...(isDestructive ? { color: 'red' } : {})} onClick={() => void confirm()} loading={isBusy} disabled={isBlocked}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} canClose={!isBusy} footer={footer}>
      {children}
    </Dialog>
  );
}
