import type { ComponentProps } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { CallError } from './call-error.ts';
import { isWorthRepeating, showError } from './show-error.ts';

interface ConfirmActionProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onConfirm'> {
  /** Open by default, for a dialog that is rendered only then. */
  isOpen?: boolean;
  act: () => Promise<unknown>;
  /** Says that it is done. */
  done: string;
  onDone?: (() => void) | undefined;
}

/**
 * Asks before an action, carries it out and says so. A refusal is shown and ends the question, whose record may have changed; where trying again may help, the
 * question stays.
 */
export function ConfirmAction({ isOpen = true, act, done, onDone, onClose, ...dialog }: ConfirmActionProps) {
  async function confirm(): Promise<void> {
    try {
      await act();
    } catch (error) {
      showError(error);
      if (!isWorthRepeating(error)) onClose();
      // Other errors are bugs and are reported as such.
      if (!(error instanceof CallError)) throw error;
      return;
    }
    showToast({ title: done });
    onClose();
    onDone?.();
  }
  return <ConfirmDialog {...dialog} isOpen={isOpen} onClose={onClose} onConfirm={confirm} />;
}
